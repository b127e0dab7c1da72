import { z } from "zod";
import type { Endpoint } from "./endpoint.server.ts";
import { Issue, SentenceKey } from "./fields.server.ts";
import { JSON_TYPE } from "./media-type.ts";

type Json = Record<string, unknown>;

/** What a refused call answers; a conflict adds the versions that met. */
const Failure = z
  .looseObject({
    error: z.string().meta({ description: "One sentence for a person." }),
    message: z.string().meta({ description: "The same sentence." }),
    code: z.string().meta({ description: "For programs, e.g. invalid, signed_out, conflict." }),
    ...SentenceKey,
    issues: z.array(Issue).optional(),
  })
  .meta({ id: "Error" });

/** The OpenAPI 3.1 document of the declared calls, from the very schemas that check them. */
export function openApiDocument(endpoints: Endpoint[], title: string): Json {
  const schemas: Json = {};
  // In a list, so that it and its parts are named.
  jsonSchema(z.array(Failure), "output", schemas);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint, schemas) };
    if (endpoint.alias)
      paths[endpoint.alias] = { ...paths[endpoint.alias], [endpoint.method]: operation(endpoint, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description:
        "Dates are UTC; a failure answers {error, message, code, key, params, issues?}. Sentences come in the language of Accept-Language: en, hy or ru.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "From POST /api/auth/login." },
      },
    },
  };
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "8 to 200 characters. Sent again with it within a week, the call makes nothing a second time and gets its first answer; with the key of another request or another account it gets 409.",
  schema: { type: "string", minLength: 8, maxLength: 200 },
};

function operation(endpoint: Endpoint, schemas: Json): Json {
  const needsAccount = endpoint.access !== "public" && endpoint.access !== "visitor";
  const failure = {
    description: "Refused.",
    content: { [JSON_TYPE]: { schema: { $ref: "#/components/schemas/Error" } } },
  };
  return {
    tags: [endpoint.group],
    summary: endpoint.summary,
    "x-access": endpoint.access,
    ...(needsAccount ? { security: [{ token: [] }] } : {}),
    parameters: [
      ...parameters(endpoint.params, "path", schemas),
      ...parameters(endpoint.query, "query", schemas),
      ...(endpoint.method === "post" ? [IDEMPOTENCY_KEY] : []),
    ],
    ...requestBody(endpoint, schemas),
    responses: {
      [endpoint.status ?? 200]: {
        description: "Done.",
        content: {
          [endpoint.produces ?? JSON_TYPE]: { schema: jsonSchema(endpoint.answer, "output", schemas) },
        },
      },
      "4XX": failure,
    },
  };
}

function requestBody(endpoint: Endpoint, schemas: Json): Json {
  if (endpoint.file) {
    const properties = {
      [endpoint.file.field]: { type: "string", contentMediaType: "application/octet-stream" },
    };
    const schema = { type: "object", required: [endpoint.file.field], properties };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!endpoint.body) return {};
  const schema = jsonSchema(endpoint.body, "input", schemas);
  return { requestBody: { required: true, content: { [JSON_TYPE]: { schema } } } };
}

function parameters(schema: z.ZodType | undefined, place: "path" | "query", schemas: Json): Json[] {
  if (!schema) return [];
  const object = jsonSchema(schema, "input", schemas) as { properties?: Json; required?: string[] };
  return Object.entries(object.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || (object.required ?? []).includes(name),
    schema: property,
  }));
}

/** A zod schema as JSON Schema; schemas with an `id` in their meta become shared components. */
function jsonSchema(schema: z.ZodType, io: "input" | "output", schemas: Json): Json {
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
    // Left out of what is read from text, e.g. a limit in an address.
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === "default")
        jsonSchema.default = (def as { defaultValue: unknown }).defaultValue as never;
    },
  }) as Json;
  const refer = (json: unknown) =>
    JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
  for (const [name, definition] of Object.entries(($defs as Json) ?? {})) schemas[name] ??= refer(definition);
  return refer(rest);
}
