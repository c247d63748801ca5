import {
  type Expression,
  type Node,
  type ObjectExpression,
  parseSync,
  type Program,
  type StaticImport,
} from 'oxc-parser';

/** The syntax of a file of TypeScript. */
export interface Source {
  readonly program: Program;
  readonly imports: readonly StaticImport[];
  /** The names of what it exports. */
  readonly exportNames: readonly string[];
}

// Several checks read the same tests, and parsing takes long.
const sources = new Map<string, Source>();

/** Parses a file of TypeScript. */
export function parseSource(path: string, text: string): Source {
  const key = `${path}\n${text}`;
  const source = sources.get(key) ?? readSource(path, text);
  sources.set(key, source);
  return source;
}

function readSource(path: string, text: string): Source {
  const { program, module } = parseSync(path, text);
  const exportNames = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => name ?? []),
  );
  return { program, imports: module.staticImports, exportNames };
}

/** Returns the names that a file imports, as the other file exports them. */
export function importedNames({ imports }: Source): readonly string[] {
  return imports.flatMap(({ entries }) =>
    entries.flatMap(({ importName }) => importName.name ?? []),
  );
}

/** Returns the text of a string, and of a template up to its first value. Undefined for other nodes. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node?.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : undefined;
}

/** Returns the name of a property. Undefined for a computed one. */
export function keyOf(key: Node): string | undefined {
  return key.type === 'Identifier' ? key.name : textOf(key);
}

/** Returns the value of an object's property. Undefined where the object has none of that name. */
export function propertyOf({ properties }: ObjectExpression, name: string): Expression | undefined {
  for (const each of properties) {
    if (each.type === 'Property' && keyOf(each.key) === name) return each.value;
  }
  return undefined;
}
