type Json = Record<string, unknown>;
interface Operation {
  tags: string[];
  summary: string;
  "x-access": string;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem}details{border:1px solid #8886;margin:.4rem 0}summary{padding:.7rem 1rem;cursor:pointer}
summary code{font-weight:700}.m{display:inline-block;min-width:4.5rem;font-weight:700;text-transform:uppercase}
.a{opacity:.75;font-size:.875rem}details>div{padding:0 1rem 1rem}pre{overflow:auto;padding:.75rem;background:#8881}
table{border-collapse:collapse}td,th{padding:.25rem .75rem;border:1px solid #8886;text-align:left}`;

/** GET /api/docs: the OpenAPI document for reading, without a script. */
export function apiDocsPage(document: Json): Response {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Operation>>)) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags[0] ?? "";
      groups.set(group, [...(groups.get(group) ?? []), describe(method, path, operation)]);
    }
  }
  const { title, description } = document.info as { title: string; description: string };
  const { schemas } = document.components as { schemas: Json };
  const body = [...groups].map(([group, items]) => `<h2>${escapeHtml(group)}</h2>${items.join("")}`).join("");
  const shapes = Object.entries(schemas).map(
    ([name, schema]) =>
      `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary><div>${json(schema)}</div></details>`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)} The same as a file: <a href="/api/openapi.json">openapi.json</a>.</p>${body}<h2>Shapes</h2>${shapes.join("")}</main></body></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}

export function apiDocsStyle(): Response {
  return new Response(STYLE, { headers: { "content-type": "text/css; charset=utf-8" } });
}

function describe(method: string, path: string, operation: Operation): string {
  const rows = operation.parameters.map(
    (p) =>
      `<tr><td><code>${escapeHtml(p.name)}</code></td><td>${p.in}${p.required ? ", required" : ""}</td><td>${json(p.schema)}</td></tr>`,
  );
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h4>Body, ${escapeHtml(type)}</h4>${json(schema)}`,
  );
  const answers = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Object.values(content ?? {}).map(({ schema }) => `<h4>Answer ${status}</h4>${json(schema)}`),
  );
  return `<details><summary><span class="m">${method}</span> <code>${escapeHtml(path)}</code><br>${escapeHtml(operation.summary)} <span class="a">${operation["x-access"]}</span></summary><div>${rows.length ? `<table>${rows.join("")}</table>` : ""}${bodies.join("")}${answers.join("")}</div></details>`;
}

function json(value: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
