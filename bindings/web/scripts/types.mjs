// Types from JSON Schemas: node scripts/types.mjs SCHEMAS FOLDER, where SCHEMAS is what `native schemas` writes.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const [schemas, folder] = process.argv.slice(2);
const { shared, games } = JSON.parse(readFileSync(schemas, "utf8"));
const banner = "// Made by scripts/types.mjs from the JSON Schemas of solo-table; not to be edited.";
const options = { bannerComment: banner, additionalProperties: false, style: { printWidth: 120 } };

/** A name as TypeScript writes it: "kings-challenge" becomes "KingsChallenge". */
const pascal = (name) => name.replace(/(^|[^a-z0-9]+)([a-z0-9])/gi, (_, __, first) => first.toUpperCase());

/** The same schema in the dialect of the compiler: tuples as lists of items, no bounds, no null where a field is left out. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== "object") return schema;
  const { prefixItems, minimum, maximum, format, ...rest } = schema;
  for (const [key, value] of Object.entries(rest)) rest[key] = plain(value);
  // Examples are in Rust.
  if (typeof rest.description === "string") rest.description = rest.description.replace(/```.*?```/gs, "").trim();
  // Beside a reference no description is read.
  if (rest.$ref && rest.description) return { description: rest.description, allOf: [{ $ref: rest.$ref }] };
  if (prefixItems) {
    Object.assign(rest, { items: plain(prefixItems), minItems: prefixItems.length, maxItems: prefixItems.length });
  } else {
    delete rest.minItems;
    delete rest.maxItems;
  }
  // A variant is shown by its tag, where a reader points to.
  const tag = Object.values(rest.properties ?? {}).find((field) => field.const !== undefined);
  if (tag && rest.description) {
    tag.description = rest.description;
    delete rest.description;
  }
  for (const [name, field] of Object.entries(rest.properties ?? {})) {
    if (!rest.required?.includes(name) && Array.isArray(field.type)) {
      field.type = field.type.filter((type) => type !== "null");
    }
  }
  return rest;
}

/** Long lists of words that come several times get a name: that of the field in which they come most often. */
function named(schema) {
  const found = new Map();
  const visit = (node, field, act) => {
    if (Array.isArray(node)) return node.forEach((inner) => visit(inner, field, act));
    if (node === null || typeof node !== "object") return;
    if (node.type === "string" && node.enum?.length > 3) act(node, field);
    for (const [key, value] of Object.entries(node)) {
      if (key === "properties") for (const [name, inner] of Object.entries(value)) visit(inner, name, act);
      else if (key !== "enum") visit(value, field, act);
    }
  };
  visit(schema, "Word", (node, field) => {
    const words = node.enum.join();
    const fields = found.get(words) ?? new Map();
    found.set(words, fields.set(field, (fields.get(field) ?? 0) + 1));
  });
  const defs = {};
  const names = new Map();
  const taken = new Set(["View", "Event", "Outcome", "Options", "Tables"]);
  for (const [words, fields] of found) {
    const [[field, count], ...others] = [...fields].sort(([, one], [, other]) => other - one);
    if (count < 2 && others.length === 0) continue;
    let name = pascal(field);
    for (let next = 2; taken.has(name); next += 1) name = `${pascal(field)}${next}`;
    taken.add(name);
    names.set(words, name);
    defs[name] = { type: "string", enum: words.split(","), title: name };
  }
  visit(schema, "Word", (node) => {
    const name = names.get(node.enum.join());
    if (name) {
      const { description } = node;
      for (const key of Object.keys(node)) delete node[key];
      const reference = { $ref: `#/$defs/${name}` };
      // Beside a reference no description is read.
      Object.assign(node, description ? { description, allOf: [reference] } : reference);
    }
  });
  return { ...schema, $defs: defs };
}

function write(name, text) {
  writeFileSync(`${folder}/${name}.ts`, `${text.trim()}\n`);
}

mkdirSync(folder, { recursive: true });
for (const [name, definition] of Object.entries(shared.$defs)) definition.title = name;
write("shared", await compile(plain(shared), "Anything", options));
const titles = { view: "View", event: "Event", outcome: "Outcome", options: "Options", tables: "Tables" };
const about = {
  view: "A position as data.",
  event: "What happened, as data.",
  outcome: "How a game ended.",
  options: "Options; those that are left out have their defaults.",
  tables: "Tables of the catalogue that differ from the embedded ones.",
};
for (const [game, kinds] of Object.entries(games)) {
  const properties = {};
  for (const [kind, title] of Object.entries(titles)) {
    const schema = plain(kinds[kind]);
    properties[kind] = { ...schema, title, description: about[kind] };
  }
  const root = named({ type: "object", additionalProperties: false, required: Object.keys(titles), properties });
  const described = { ...root, description: "What differs from game to game." };
  write(game, await compile(described, "Game", options));
}
