import { dirname, join } from 'node:path';
import { type Node, Visitor } from 'oxc-parser';
import { keyOf, propertyOf } from '../checks/syntax.ts';
import {
  commentOf,
  fieldsOf,
  findType,
  type PortType,
  type Source,
  sourceOf,
  textOf,
  type TypeNode,
  typeText,
} from './declaredTypes.ts';

/** What a program gives a machine: a value of its input, an actor, or an action. */
export interface Port {
  readonly name: string;
  readonly kind: 'input' | 'actor' | 'action';
  /** The type of a value, or of what an actor or an action gets. */
  readonly takes: string;
  /** What an actor resolves to. Empty for other ports. */
  readonly returns: string;
  readonly comment: string;
}

/** Names for types in a text, such as those of a generic function's parameters. */
type Names = ReadonlyMap<string, string>;

const renamed = (text: string, names: Names) =>
  text.replaceAll(/\b[A-Z]\w*\b/g, (name) => names.get(name) ?? name);

/** Returns the actors and actions of `setup`. An action is a port where it has a comment, or where the program passes it. */
function portsOfSetup(source: Source): readonly Port[] {
  const ports: Port[] = [];
  const parameters = new Map<string, string>();
  new Visitor({
    FunctionDeclaration: ({ params }) => {
      for (const each of params) {
        if (each.type !== 'Identifier' || !each.typeAnnotation) continue;
        parameters.set(each.name, textOf(source, each.typeAnnotation.typeAnnotation));
      }
    },
    CallExpression: ({ callee, arguments: [config] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'setup') return;
      if (config?.type !== 'ObjectExpression') return;
      const actors = propertyOf(config, 'actors');
      if (actors?.type === 'ObjectExpression') ports.push(...actorsOf(source, actors.properties));
      const actions = propertyOf(config, 'actions');
      if (actions?.type !== 'ObjectExpression') return;
      ports.push(...actionsOf(source, actions.properties, parameters));
    },
  }).visit(source.program);
  return ports;
}

const actorsOf = (source: Source, properties: readonly Node[]): readonly Port[] =>
  properties.flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'CallExpression') return [];
    const [first, second] = property.value.typeArguments?.params ?? [];
    const isCallback = textOf(source, property.value.callee) === 'fromCallback';
    const textOfType = (node: TypeNode | undefined) =>
      node === undefined ? '' : typeText(source, node);
    return [
      {
        name: keyOf(property.key) ?? '',
        kind: 'actor' as const,
        takes: textOfType(isCallback ? first : second),
        returns: textOfType(isCallback ? undefined : first),
        comment: commentOf(source, property),
      },
    ];
  });

const actionsOf = (
  source: Source,
  properties: readonly Node[],
  parameters: ReadonlyMap<string, string>,
): readonly Port[] =>
  properties.flatMap((property) => {
    if (property.type === 'SpreadElement') {
      const found = findType(source, parameters.get(textOf(source, property.argument)) ?? '');
      return (found === undefined ? [] : fieldsOf(found)).map(({ name, type, comment }) => {
        const taken = /^\w+<(.*)>$/.exec(type)?.[1] ?? '';
        const takes = taken === 'undefined' ? '' : taken;
        return { name, kind: 'action' as const, takes, returns: '', comment };
      });
    }
    if (property.type !== 'Property') return [];
    const comment = commentOf(source, property);
    if (comment === '' || property.value.type !== 'ArrowFunctionExpression') return [];
    const [, second] = property.value.params;
    const taken = second?.type === 'Identifier' ? second.typeAnnotation?.typeAnnotation : undefined;
    const takes = taken ? textOf(source, taken) : '';
    return [
      { name: keyOf(property.key) ?? '', kind: 'action' as const, takes, returns: '', comment },
    ];
  });

/** Returns the type of a machine's input. */
function inputOf(source: Source): TypeNode | undefined {
  let found: TypeNode | undefined;
  new Visitor({
    VariableDeclarator: ({ id }) => {
      if (id.type !== 'Identifier' || id.name !== 'types') return;
      const type = id.typeAnnotation?.typeAnnotation;
      if (type?.type !== 'TSTypeLiteral') return;
      for (const member of type.members) {
        if (member.type === 'TSPropertySignature' && keyOf(member.key) === 'input') {
          found = member.typeAnnotation?.typeAnnotation;
        }
      }
    },
  }).visit(source.program);
  return found;
}

/** Returns what a form's machine puts in the place of the type parameters of all forms. */
function typesOfForm(source: Source): { names: Names; input: TypeNode | undefined } | undefined {
  let found: { names: Names; input: TypeNode | undefined } | undefined;
  new Visitor({
    CallExpression: ({ callee, typeArguments }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'createFormMachine') return;
      const [input, draft, field, payload, value] = typeArguments?.params ?? [];
      const entries = Object.entries({
        Input: input,
        Draft: draft,
        Field: field,
        Payload: payload,
        Value: value,
      });
      const names = entries.flatMap(([name, node]) =>
        node === undefined ? [] : [[name, textOf(source, node)] as const],
      );
      found = { names: new Map(names), input };
    },
  }).visit(source.program);
  return found;
}

const namesIn = (text: string) => text.match(/\b[A-Z]\w*\b/g) ?? [];

/**
 * Reads what a program gives the machine of a file, with the fields of the types of this library that its actors and actions
 * get. The machine of a form has the ports of all forms, with its own types.
 */
export function readPorts(path: string): { ports: readonly Port[]; types: readonly PortType[] } {
  const own = sourceOf(path);
  const form = typesOfForm(own);
  const source =
    form === undefined ? own : sourceOf(join(dirname(path), '../forms/formMachine.ts'));
  const names: Names = form?.names ?? new Map();
  const inputType = inputOf(source);
  const fields = [
    ...(form?.input === undefined ? [] : fieldsOf({ source: own, node: form.input })),
    ...(inputType === undefined ? [] : fieldsOf({ source, node: inputType })),
  ];
  const inputs = fields.map(({ name, type, comment }): Port => ({
    name,
    kind: 'input',
    takes: type,
    returns: '',
    comment,
  }));
  const others = portsOfSetup(source);
  const taken = new Set(
    [...inputs, ...others].flatMap(({ takes, returns }) => [
      ...namesIn(takes),
      ...namesIn(returns),
    ]),
  );
  const types = [...taken].flatMap((name) => {
    const found = findType(source, name) ?? findType(own, name);
    const typeFields = found === undefined ? [] : fieldsOf(found);
    return typeFields.length === 0
      ? []
      : [
          {
            name,
            fields: typeFields.map((each) => ({ ...each, type: renamed(each.type, names) })),
          },
        ];
  });
  const ports = [...inputs, ...others].map((port) => ({
    ...port,
    takes: renamed(port.takes, names),
    returns: renamed(port.returns, names),
  }));
  return { ports, types };
}
