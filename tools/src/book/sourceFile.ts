import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Expression, Node } from 'oxc-parser';
import { parseSource } from '../checks/syntax.ts';
import { readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';

/** What a file declares outside of every function. */
interface Declared {
  /** The declaration without `export`. */
  readonly node: Node;
  /** The value of a constant. */
  readonly init: Expression | null;
}

/** A name that a file imports. */
interface Imported {
  readonly module: string;
  /** The name as the other module exports it. */
  readonly name: string;
  readonly isType: boolean;
}

/** A file of TypeScript and the names that all of it can use. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly declarations: ReadonlyMap<string, Declared>;
  readonly imports: ReadonlyMap<string, Imported>;
  /** The value of `export default`, or its name. */
  readonly defaultExport: Node | undefined;
  /** The names of its exported constants, in their order. */
  readonly exported: readonly string[];
}

/** Whether a part of the syntax is a node of its own. */
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns the nodes right below another, by the name of the field that holds each. */
export function childrenOf(node: Node): readonly (readonly [field: string, child: Node])[] {
  return Object.entries(node).flatMap(([field, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [field, child] as const),
  );
}

/** Parses a file and lists the names in it. */
export function readSourceFile(path: string, text = readFileSync(path, 'utf8')): SourceFile {
  const declarations = new Map<string, Declared>();
  const imports = new Map<string, Imported>();
  const exported: string[] = [];
  let defaultExport: Node | undefined;
  for (const statement of parseSource(path, text).program.body) {
    if (statement.type === 'ExportDefaultDeclaration') defaultExport = statement.declaration;
    if (statement.type === 'ImportDeclaration') {
      for (const each of statement.specifiers) {
        if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') continue;
        const isType = statement.importKind === 'type' || each.importKind === 'type';
        const { name } = each.imported;
        imports.set(each.local.name, { module: statement.source.value, name, isType });
      }
    }
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? statement.declaration : statement;
    if (node?.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        if (id.type !== 'Identifier') continue;
        declarations.set(id.name, { node, init });
        if (isExported) exported.push(id.name);
      }
    }
    const isNamed =
      node?.type === 'FunctionDeclaration' ||
      node?.type === 'TSTypeAliasDeclaration' ||
      node?.type === 'TSInterfaceDeclaration';
    if (isNamed && node.id !== null) declarations.set(node.id.name, { node, init: null });
  }
  return { path, text, declarations, imports, defaultExport, exported };
}

/** A name that a package exports. */
interface PublicName {
  readonly module: string;
  readonly name: string;
  /** The file that declares it. */
  readonly file: string;
}

/** Returns what the packages export under the names of other files: these by file and name, and by module and name. */
function readPublicNames(): ReadonlyMap<string, PublicName> {
  const found = new Map<string, PublicName>();
  const packages = readPackages().filter(({ folder }) => folder.startsWith('libs/'));
  for (const { name: owner, folder, exports } of packages) {
    for (const [entry, target] of Object.entries(exports)) {
      const isNamed = typeof target === 'object' && target !== null && '@parlour/source' in target;
      const source = isNamed ? target['@parlour/source'] : target;
      if (typeof source !== 'string' || !/\.tsx?$/.test(source)) continue;
      const path = join(root, folder, source);
      const module = join(owner, entry);
      for (const statement of parseSource(path, readFileSync(path, 'utf8')).program.body) {
        if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) continue;
        const file = resolve(dirname(path), statement.source.value);
        for (const { local, exported } of statement.specifiers) {
          if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
          const { name } = exported;
          found.set(`${file}#${local.name}`, { module, name, file });
          found.set(`${module}#${name}`, { module, name, file });
        }
      }
    }
  }
  return found;
}

let publicNames: ReadonlyMap<string, PublicName> | undefined;

/**
 * Returns how an app imports a name, and the file that declares it; undefined for what no package exports.
 *
 * @param from the path of that file, or the module that exports it
 */
export function publicNameOf(from: string, name: string): PublicName | undefined {
  publicNames ??= readPublicNames();
  return publicNames.get(`${from}#${name}`);
}
