import { FOUNDATIONS, isNoun, isTest, placeOf, ROLES, roleOf, VAGUE } from "./places.ts";
import { type Import, importsOf, type Node, type Source, treeOf, walk } from "./sources.ts";

/** Every rule of the house: what is wrong with a set of files, in sentences. */
export function faults(files: Source[]): string[] {
  const code = files.filter(({ path }) => !isTest(path));
  return [
    ...code.flatMap((file) => importsOf(file).flatMap((target) => importFaults(file, target))),
    ...files.flatMap(nameFaults),
    ...files.flatMap(environmentFaults),
    ...code.flatMap(identityFaults),
    ...code.flatMap(databaseFaults),
    ...code.flatMap(queryInLoopFaults),
    ...code.flatMap(nounFaults),
    ...circleFaults(code),
  ];
}

function importFaults(source: Source, target: Import): string[] {
  const { path } = source;
  const { file } = target;
  if (!file) return [];
  const [from, to] = [placeOf(path), placeOf(file)];
  const refuse = (why: string) => [`${path} imports ${file}: ${why}`];
  if (to.kind === "top" && from.kind !== "top" && from.kind !== "bin")
    return refuse("only bin and the top may.");
  if (from.kind === "foundation" && to.kind === "feature") return refuse("a foundation knows no feature.");
  if (from.foundation && to.foundation && isLater(from.foundation, to.foundation))
    return refuse(`${from.foundation}/ comes before ${to.foundation}/.`);
  if (from.kind === "club" && to.kind !== "club") return refuse("club/ stands alone.");
  if (path.startsWith("src/db/migrations/")) return refuse("a migration imports no application code.");
  if (to.isPrivate && from.kind !== "top" && from.feature !== to.feature)
    return refuse("site/ and admin/ are private to their feature.");
  if (target.specifier.startsWith(".") && isAcross(path, file)) return refuse("write #src/… across folders.");
  if (isBrowserCode(path) && isServerCode(file) && !target.isTypeOnly && !isOfLoader(source, file))
    return refuse("server code would reach the browser.");
  return flowFaults(path, file).flatMap(refuse);
}

function isLater(from: string, to: string): boolean {
  return from !== to && FOUNDATIONS.indexOf(to) > FOUNDATIONS.indexOf(from);
}

/** Another feature or foundation: within a feature its rooms are near. */
function isAcross(path: string, file: string): boolean {
  const room = (one: string) => {
    const { kind, feature, foundation } = placeOf(one);
    return feature ?? foundation ?? (kind === "top" ? "top" : one.split("/")[0]);
  };
  return room(path) !== room(file);
}

function isBrowserCode(path: string): boolean {
  const { kind } = placeOf(path);
  return !isServerCode(path) && (kind === "feature" || kind === "foundation");
}

function isServerCode(path: string): boolean {
  return path.includes(".server.");
}

/** What of a page runs on the server alone: the build takes it, and what only it uses, out of the browser's code. */
const SERVER_EXPORTS = /^(loader|action|middleware|headers)$/;

/** Whether a component's file uses what it imports from the server in its loader or action alone. */
function isOfLoader(source: Source, file: string): boolean {
  if (!source.path.endsWith(".tsx")) return false;
  const body = treeOf(source).body as Node[];
  const names = body
    .filter((node) => node.type === "ImportDeclaration" && isFrom(node, file))
    .flatMap((node) => (node.specifiers as Node[]).map(({ local }) => (local as { name: string }).name));
  const rest = body.filter((node) => node.type !== "ImportDeclaration" && !isServerExport(node));
  const used = new Set(rest.flatMap(identifiersIn));
  return names.every((name) => !used.has(name));
}

function isFrom({ source }: Node, file: string): boolean {
  return (source as { value: string }).value.endsWith(file.split("/").at(-1) ?? file);
}

function isServerExport({ type, declaration }: Node): boolean {
  if (type !== "ExportNamedDeclaration" || !declaration) return false;
  const { id, declarations } = declaration as {
    id?: { name?: string };
    declarations?: { id?: { name?: string } }[];
  };
  return SERVER_EXPORTS.test(id?.name ?? declarations?.[0]?.id?.name ?? "");
}

/** Names that a piece of code refers to; types and the names of properties don't count. */
function identifiersIn(tree: Node): string[] {
  const names: string[] = [];
  walk(tree, (node, parents) => {
    if (node.type.startsWith("TS") && node.type !== "TSAsExpression" && node.type !== "TSSatisfiesExpression")
      return false;
    const parent = parents.at(-1);
    const isName =
      (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) ||
      (parent?.type === "Property" && parent.key === node && !parent.computed && !parent.shorthand);
    if ((node.type === "Identifier" || node.type === "JSXIdentifier") && !isName)
      names.push(node.name as string);
    return true;
  });
  return names;
}

/** Only edges begin a command: an API call, another command, a job, a form that is sent; reads never write. */
function flowFaults(path: string, file: string): string[] {
  const from = roleOf(path);
  const to = roleOf(file);
  if (placeOf(path).kind !== "feature") return [];
  if (to === "commands" && !from) return ["only calls, commands and jobs may write."];
  if (to === "commands" && from === "queries") return ["data flows api → commands → queries."];
  if (to === "api" && from !== "api") return ["nothing imports the calls but the top."];
  if (to === "demo" && from !== "demo") return ["demo content is for the demo."];
  return [];
}

/** Kysely stands in queries, commands, the storage foundations and demo content. */
function databaseFaults({ path, text }: Source): string[] {
  const { kind, foundation } = placeOf(path);
  if (kind === "bin" || kind === "club") return [];
  if (foundation && ["db", "records", "live", "app"].includes(foundation)) return [];
  const role = roleOf(path);
  if (role === "queries" || role === "commands" || role === "demo") return [];
  const speaks = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|from "kysely"/.test(text);
  return speaks ? [`${path}: speaks Kysely; that belongs into queries, commands or demo content.`] : [];
}

/** Where each table is read in turn, whatever it holds. */
const TABLE_BY_TABLE = /^src\/features\/backup\//;

/** One query for a list, not one for each of its rows. Commands may save one record after the other. */
function queryInLoopFaults(source: Source): string[] {
  const { path, text } = source;
  const reads = ROLES.queries.test(path) || /-(data|view)\.server\.ts$/.test(path) || placeOf(path).isPrivate;
  if (!reads || TABLE_BY_TABLE.test(path) || !/await/.test(text) || !/\b(for|while|map)\b/.test(text))
    return [];
  const found: string[] = [];
  walk(treeOf(source), (node, parents) => {
    if (node.type !== "AwaitExpression" || !isInLoop(parents)) return true;
    const awaited = text.slice(node.start, node.end);
    if (/\.execute\w*\(|\b(list|get|find|count)[A-Z]\w*\(\s*(db|tx|app\.db)\b/.test(awaited)) {
      found.push(`${path}: a query in a loop: ${awaited.split("\n")[0]}`);
    }
    return true;
  });
  return found;
}

function isInLoop(parents: { type: string; [name: string]: unknown }[]): boolean {
  const nearest = parents.findLastIndex(({ type }) => /Function/.test(type));
  const loops = parents.slice(nearest + 1).some(({ type }) => /^(For|While|DoWhile)/.test(type));
  if (loops) return true;
  const call = parents[nearest - 1];
  const callee =
    call?.type === "CallExpression" ? (call.callee as { property?: { name?: string } }) : undefined;
  return /^(map|flatMap|forEach)$/.test(callee?.property?.name ?? "");
}

/** A noun is plain: no checks of input, no files, no network, no components. */
function nounFaults({ path, text }: Source): string[] {
  if (!isNoun(path)) return [];
  return importsOf({ path, text }).flatMap(({ specifier, isTypeOnly }) => {
    const isComponent = specifier.endsWith(".tsx") && !isTypeOnly && !/use-/.test(path);
    if (isComponent && !/\bimport\(\s*"/.test(text))
      return [`${path} imports ${specifier}: a noun knows no component.`];
    return specifier === "zod" || specifier.startsWith("node:")
      ? [`${path} imports ${specifier}: a noun is plain TypeScript.`]
      : [];
  });
}

function nameFaults({ path }: Source): string[] {
  const parts = path.split("/");
  const file = parts.at(-1) ?? "";
  const vague = parts.find((part) => VAGUE.includes(part.replace(/\..*$/, "")));
  if (vague) return [`${path}: "${vague}" names nothing; name the thing.`];
  if (/^index\.tsx?$/.test(file)) return [`${path}: no barrels.`];
  return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/.test(file)
    ? []
    : [`${path}: file names are kebab-case.`];
}

function environmentFaults({ path, text }: Source): string[] {
  const isAllowed = /^(bin|tests|bench)\//.test(path) || path.includes(".test.");
  if (isAllowed || path === "src/config/env.server.ts") return [];
  const rest = text.replaceAll("process.env.NODE_ENV", "");
  return rest.includes("process.env") ? [`${path}: only config/env.server.ts reads the environment.`] : [];
}

/** The club's name stands in club/ alone; examples in comments may use it. */
function identityFaults({ path, text }: Source): string[] {
  if (!path.startsWith("src/")) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  return /argishti|Արգիշտի|Аргишти/i.test(code) ? [`${path}: names the club; that belongs into club/.`] : [];
}

/** No feature imports another that imports it back. */
function circleFaults(files: Source[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const file of files) {
    const { feature } = placeOf(file.path);
    if (!feature) continue;
    for (const target of importsOf(file)) {
      const other = target.file ? placeOf(target.file).feature : undefined;
      if (other && other !== feature) uses.set(feature, (uses.get(feature) ?? new Set()).add(other));
    }
  }
  const found: string[] = [];
  const visit = (feature: string, way: string[]) => {
    if (way.includes(feature)) {
      if (way[0] === feature) found.push(`features in a circle: ${[...way, feature].join(" → ")}`);
      return;
    }
    for (const other of uses.get(feature) ?? []) visit(other, [...way, feature]);
  };
  for (const feature of uses.keys()) visit(feature, []);
  return found;
}
