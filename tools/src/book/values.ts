import type { Expression, MemberExpression, Node } from 'oxc-parser';
import { keyOf } from '../checks/syntax.ts';
import type { SourceFile } from './sourceFile.ts';

/** The value of a prop, and the file where it is written. */
export interface Value {
  readonly node: Node;
  readonly file: SourceFile;
}

/** Values by the name of their prop. A name that begins with `...` is a spread whose names are unknown. */
export type Values = ReadonlyMap<string, Value>;

/** Returns an expression without what only its type needs. */
function plain(node: Node): Node {
  return node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression'
    ? plain(node.expression)
    : node;
}

/** Returns the value of a constant of a file. */
export function constantOf(file: SourceFile, name: string): Node | undefined {
  const init = file.declarations.get(name)?.init;
  return init === undefined || init === null ? undefined : plain(init);
}

/** Returns what a function of a file returns, if that is all it does. */
function returnedBy(file: SourceFile, callee: Expression): Node | undefined {
  const made = callee.type === 'Identifier' ? constantOf(file, callee.name) : undefined;
  if (made?.type !== 'ArrowFunctionExpression' || made.body.type === 'BlockStatement') {
    return undefined;
  }
  return plain(made.body);
}

/** Whether a node is a field of a name: `name.field`. */
export function isOwnMember(node: Node, name: string): node is MemberExpression {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === name
  );
}

/**
 * Returns the fields of an object. A file writes it in place, as a constant, as what a function returns, or as a field
 * of another. What is written elsewhere is undefined.
 *
 * @param parameter the name that holds the given values
 */
export function valuesOf(
  written: Node,
  file: SourceFile,
  parameter?: string,
  values?: Values,
): Values | undefined {
  const node = plain(written);
  const read = (inner: Node) => valuesOf(inner, file, parameter, values);
  if (node.type === 'Identifier') {
    if (node.name === parameter) return values;
    const constant = constantOf(file, node.name);
    return constant && read(constant);
  }
  if (node.type === 'CallExpression') {
    const returned = returnedBy(file, node.callee);
    return returned && read(returned);
  }
  if (node.type === 'MemberExpression') {
    const field = read(node.object)?.get(keyOf(node.property) ?? '');
    return field && read(field.node);
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const found = new Map<string, Value>();
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const { argument } = property;
      const spread = read(argument) ?? [
        [`...${file.text.slice(argument.start, argument.end)}`, { node: argument, file }] as const,
      ];
      for (const [name, value] of spread) found.set(name, value);
    } else {
      found.set(keyOf(property.key) ?? '', { node: plain(property.value), file });
    }
  }
  return found;
}

/** Returns the name of the component that the stories of a file are about. */
export function componentOf(meta: Values | undefined): string | undefined {
  const node = meta?.get('component')?.node;
  const name = node?.type === 'TSInstantiationExpression' ? node.expression : node;
  return name?.type === 'Identifier' ? name.name : undefined;
}
