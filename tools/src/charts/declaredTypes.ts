import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Comment, type Node, parseSync, type Program } from 'oxc-parser';
import { keyOf } from '../checks/syntax.ts';

/** A field of a type that a port takes. */
export interface PortType {
  readonly name: string;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly comment: string;
  }[];
}

/** A file of TypeScript. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
}

const sources = new Map<string, Source>();

/** Parses a file. */
export function sourceOf(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const known = sources.get(path);
  if (known?.text === text) return known;
  const { program, comments } = parseSync(path, text);
  const source = { path, text, program, comments };
  sources.set(path, source);
  return source;
}

/** Returns the text of a node on one line, without comments. */
export function textOf({ text }: Source, { start, end }: { start: number; end: number }): string {
  return text
    .slice(start, end)
    .replaceAll(/\/\*\*.*?\*\/|\/\/.*/gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the comment right before a node, on one line. */
export function commentOf({ comments, text }: Source, { start }: { start: number }): string {
  const comment = comments.findLast(
    (each) => each.end <= start && text.slice(each.end, start).trim() === '',
  );
  if (comment === undefined || !comment.value.startsWith('*')) return '';
  return (
    comment.value
      .replaceAll(/^\s*\* ?|^\*/gm, '')
      .replaceAll(/\{@link\s+([^}\s]+)\s*\}/g, '`$1`')
      .replaceAll(/\s+/g, ' ')
      // The tables are for users of the library, who have no use for the numbers of behaviors.
      .replaceAll(/ \(core\/[^)]*\)/g, '')
      .trim()
  );
}

/** A node of a type. */
export type TypeNode = Node & { readonly type: string };

/** A type and its file. */
interface Found {
  readonly source: Source;
  readonly node: TypeNode;
}

/** Finds what a file declares or imports by a name. Undefined for a type of another package. */
export function findType(source: Source, name: string): Found | undefined {
  for (const statement of source.program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (
      (declared?.type === 'TSInterfaceDeclaration' ||
        declared?.type === 'TSTypeAliasDeclaration') &&
      declared.id.name === name
    ) {
      return { source, node: declared };
    }
    if (statement.type !== 'ImportDeclaration') continue;
    const isNamed = statement.specifiers.some(({ local }) => local.name === name);
    const path = join(dirname(source.path), statement.source.value);
    if (isNamed && statement.source.value.startsWith('.') && existsSync(path)) {
      return findType(sourceOf(path), name);
    }
  }
  return undefined;
}

/** Returns the fields of a type, with those of the types that it extends or joins. */
export function fieldsOf({ source, node }: Found): PortType['fields'] {
  const ofName = (name: string) => {
    const found = findType(source, name);
    return found === undefined ? [] : fieldsOf(found);
  };
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      return [
        ...node.extends.flatMap(({ expression }) =>
          expression.type === 'Identifier' ? ofName(expression.name) : [],
        ),
        ...membersOf(source, node.body.body),
      ];
    case 'TSTypeAliasDeclaration':
      return fieldsOf({ source, node: node.typeAnnotation });
    case 'TSTypeLiteral':
      return membersOf(source, node.members);
    case 'TSIntersectionType':
      return node.types.flatMap((each) => fieldsOf({ source, node: each }));
    case 'TSUnionType': {
      // The fields of alternatives say nothing side by side.
      const types = node.types.filter(
        ({ type }) => type !== 'TSNullKeyword' && type !== 'TSUndefinedKeyword',
      );
      return types.length === 1 ? types.flatMap((each) => fieldsOf({ source, node: each })) : [];
    }
    case 'TSTypeReference':
      return node.typeName.type === 'Identifier' ? ofName(node.typeName.name) : [];
    default:
      return [];
  }
}

const membersOf = (source: Source, members: readonly Node[]): PortType['fields'] =>
  members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    const name = keyOf(member.key);
    if (name === undefined || member.typeAnnotation === null) return [];
    return [
      {
        name: member.optional ? `${name}?` : name,
        type: typeText(source, member.typeAnnotation.typeAnnotation),
        comment: commentOf(source, member),
      },
    ];
  });

/** Returns the text of a type. A name for another type in the same sources becomes that type. */
export function typeText(source: Source, node: TypeNode): string {
  const text = textOf(source, node);
  const found = /^\w+$/.test(text) ? findType(source, text) : undefined;
  if (found?.node.type !== 'TSTypeAliasDeclaration') return text;
  const { typeAnnotation } = found.node;
  const isChoice =
    typeAnnotation.type === 'TSUnionType' &&
    typeAnnotation.types.every(({ type }) => type === 'TSLiteralType');
  return isChoice || typeAnnotation.type === 'TSTypeReference'
    ? typeText(found.source, typeAnnotation)
    : text;
}
