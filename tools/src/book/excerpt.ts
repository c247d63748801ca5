import { dirname, resolve } from 'node:path';
import type { JSXAttribute, JSXOpeningElement, Node } from 'oxc-parser';
import { keyOf, textOf } from '../checks/syntax.ts';
import { childrenOf, publicNameOf, readSourceFile, type SourceFile } from './sourceFile.ts';
import { constantOf, isOwnMember, type Value, type Values, valuesOf } from './values.ts';

/** What an example is taken from. */
interface Scope {
  readonly file: SourceFile;
  /** The values of the props, where the example spreads its parameter. */
  readonly values?: Values | undefined;
  /** The name of that parameter. */
  readonly parameter?: string | undefined;
  /** The prop whose value is shown. */
  readonly prop?: string | undefined;
}

interface Context extends Scope {
  /** The names that are declared inside of what is shown. */
  readonly locals: ReadonlySet<string>;
  /** The nodes around, the closest last. */
  readonly around: readonly Node[];
}

function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  return childrenOf(pattern)
    .filter(([field]) => !['key', 'right', 'typeAnnotation'].includes(field))
    .flatMap(([, child]) => namesIn(child));
}

/** Returns the names that a part of a file declares for itself. */
function localsIn(node: Node): string[] {
  return childrenOf(node).flatMap(([field, child]) => {
    const isPattern =
      (field === 'params' && /Function|Method/.test(node.type)) ||
      (field === 'id' && node.type === 'VariableDeclarator');
    return [...(isPattern ? namesIn(child) : []), ...localsIn(child)];
  });
}

/** Whether a field of a node holds a name that leads to nothing. */
const isLabel = (parent: Node | undefined, field: string) =>
  (field === 'key' && parent !== undefined && 'computed' in parent && !parent.computed) ||
  (field === 'property' && parent?.type === 'MemberExpression' && !parent.computed) ||
  (field === 'right' && parent?.type === 'TSQualifiedName');

/** Whether a node is the URI of a picture that is drawn in place, or a call that returns one. */
function isDataUri(node: Node, file: SourceFile): boolean {
  if (node.type !== 'CallExpression') return textOf(node)?.startsWith('data:') === true;
  if (node.callee.type !== 'Identifier') return false;
  const called = constantOf(file, node.callee.name);
  return called !== undefined && /[`']data:/.test(file.text.slice(called.start, called.end));
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (each) => `-${each.toLowerCase()}`);

/** Returns the short name for a picture that a story draws in place. */
function pictureName(around: readonly Node[]): string {
  const named = around.findLast((each) => each.type === 'VariableDeclarator');
  const name = named?.id.type === 'Identifier' ? kebab(named.id.name) : 'picture';
  return `'/pictures/${name}.webp'`;
}

const attributeName = ({ name }: JSXAttribute) =>
  name.type === 'JSXIdentifier' ? name.name : name.name.name;

/** Returns the name of the prop or the field that a node is the value of. */
function propAround(around: readonly Node[]): string | undefined {
  for (const node of around.toReversed()) {
    if (node.type === 'Property') return keyOf(node.key);
    if (node.type === 'JSXAttribute') return attributeName(node);
  }
  return undefined;
}

/** Whether a name is that of a class in a file of styles, which only the package has. */
function isClassName(node: Node, { imports }: SourceFile): boolean {
  if (node.type !== 'JSXAttribute' || attributeName(node) !== 'className') return false;
  const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : undefined;
  return (
    value?.type === 'Identifier' && imports.get(value.name)?.module.endsWith('.css.ts') === true
  );
}

/** Returns the names of the props that an element has besides a spread: these win. */
function namedIn({ attributes }: JSXOpeningElement): string[] {
  return attributes.flatMap((each) => (each.type === 'JSXAttribute' ? attributeName(each) : []));
}

/** Collects what an example needs: its text, and each import, constant and function that it names. */
export function createExcerpt(title: string) {
  const imports = new Map<string, Set<string>>();
  const handlers = new Set<string>();
  const declared = new Map<string, string>();

  function importFrom(module: string, name: string, local: string, isType: boolean) {
    const names = imports.get(module) ?? new Set();
    names.add(`${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`);
    imports.set(module, names);
  }

  function declare(file: SourceFile, name: string) {
    const node = file.declarations.get(name)?.node;
    if (node === undefined || declared.has(name)) return;
    declared.set(name, '');
    const text = show(node, { file });
    // What it needs has gone before.
    declared.delete(name);
    declared.set(name, text);
  }

  /** Makes a name of a file known in the example. */
  function need(file: SourceFile, local: string): void {
    const imported = file.imports.get(local);
    if (imported === undefined) return declare(file, local);
    const { module, name, isType } = imported;
    if (!module.startsWith('.')) return importFrom(module, name, local, isType);
    const path = resolve(dirname(file.path), module);
    const found = publicNameOf(path, name);
    if (found !== undefined) return importFrom(found.module, found.name, local, isType);
    if (!/\/(?:testing|stories)\//.test(path)) {
      throw new Error(`${title} shows ${local}, which no package exports`);
    }
    declare(readSourceFile(path), name);
  }

  function attributeOf(name: string, { node, file }: Value): string {
    if (name.startsWith('...')) return `{...${show(node, { file })}}`;
    if (node.type === 'Identifier' && node.name === 'undefined') return '';
    if (node.type === 'Literal' && node.value === true) return name;
    const text = node.type === 'Literal' ? textOf(node) : undefined;
    return text !== undefined && !/["\\\n]|^data:/.test(text)
      ? `${name}="${text}"`
      : `${name}={${show(node, { file, prop: name })}}`;
  }

  /** Returns the props of an element as text, without its content. */
  function attributesOf(values: Values, except: readonly string[] = []): string {
    return [...values]
      .filter(([name]) => name !== 'children' && !except.includes(name))
      .map(([name, value]) => attributeOf(name, value))
      .join(' ');
  }

  /** Returns what an element holds as text. */
  function contentOf({ node, file }: Value): string {
    if (node.type === 'Literal' && node.value === null) return '';
    const text = node.type === 'Literal' ? textOf(node) : undefined;
    if (text !== undefined && !/[{}<>&\n]|^\s|\s$/.test(text)) return text;
    const shown = show(node, { file });
    if (node.type === 'JSXFragment') return shown.replace(/^<>|<\/>$/g, '');
    return node.type === 'JSXElement' ? shown : `{${shown}}`;
  }

  /** Returns an element as text. */
  function element(name: string, attributes: string, children: Value | undefined): string {
    const content = children === undefined ? '' : contentOf(children);
    return content === ''
      ? `<${name} ${attributes} />`
      : `<${name} ${attributes}>${content}</${name}>`;
  }

  function handlerOf(prop: string): string {
    const name = prop.replace(/^on(?=[A-Z])/, 'handle');
    handlers.add(name);
    return name;
  }

  /** Returns what takes the place of a node; undefined where its parts are looked at. */
  function replace(node: Node, field: string, context: Context): string | undefined {
    const { file, around, locals, parameter, prop, values } = context;
    const parent = around.at(-1);
    const isFake =
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      file.imports.get(node.callee.name)?.module === 'storybook/test';
    if (isFake) return handlerOf(propAround(around) ?? prop ?? 'onEvent');
    if (isDataUri(node, file)) return pictureName(around);
    if (isClassName(node, file)) return '';
    if (node.type === 'JSXSpreadAttribute' && parent?.type === 'JSXOpeningElement') {
      const spread = valuesOf(node.argument, file, parameter, values);
      return spread && attributesOf(spread, namedIn(parent));
    }
    if (node.type === 'JSXElement' && node.children.length === 0) {
      const { attributes, name } = node.openingElement;
      const children = attributes
        .flatMap((each) => (each.type === 'JSXSpreadAttribute' ? each.argument : []))
        .map((each) => valuesOf(each, file, parameter, values)?.get('children'))
        .findLast((each) => each !== undefined);
      if (children !== undefined) {
        const inside = { ...context, around: [...around, node, node.openingElement] };
        const props = attributes.map((each) => showIn(each, 'attributes', inside)).join(' ');
        return element(showIn(name, 'name', inside), props, children);
      }
    }
    if (parameter !== undefined) {
      // The tests read what a story calls. An app has nothing to call there.
      const called =
        node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression'
          ? node.expression.callee
          : undefined;
      if (called && isOwnMember(called, parameter)) return '';
      if (isOwnMember(node, parameter)) {
        const value = values?.get(keyOf(node.property) ?? '');
        return value === undefined ? 'undefined' : show(value.node, value);
      }
    }
    const isName =
      (node.type === 'Identifier' && !isLabel(parent, field) && !locals.has(node.name)) ||
      (node.type === 'JSXIdentifier' && field === 'name' && /^[A-Z]/.test(node.name));
    if (isName) need(file, node.name);
    return undefined;
  }

  function showIn(node: Node, field: string, context: Context): string {
    const replaced = replace(node, field, context);
    if (replaced !== undefined) return replaced;
    const inside = { ...context, around: [...context.around, node] };
    let text = '';
    let at = node.start;
    const children = childrenOf(node).toSorted(([, a], [, b]) => a.start - b.start);
    for (const [name, child] of children) {
      // A shorthand is one name in two fields.
      const isTwice = node.type === 'Property' && node.shorthand && name === 'key';
      if (isTwice || child.start < at) continue;
      text += context.file.text.slice(at, child.start) + showIn(child, name, inside);
      at = child.end;
    }
    return text + context.file.text.slice(at, node.end);
  }

  /** Returns the text of a part of a file, as the example has it. */
  function show(node: Node, scope: Scope): string {
    const locals = new Set(localsIn(node));
    return showIn(node, '', { ...scope, locals, around: [] });
  }

  /** Returns the whole example with this body of its function. */
  function print(body: string): string {
    const lines = [...imports]
      .toSorted(([a], [b]) => Number(b === 'react') - Number(a === 'react') || a.localeCompare(b))
      .map(([module, names]) => `import { ${[...names].toSorted().join(', ')} } from '${module}';`);
    const functions = [...handlers].map((name) => `function ${name}() {\n  // Your code.\n}`);
    // What took the place of a variable needs no braces.
    const shown = body.replaceAll(/=\{'([^'"\\{}]*)'\}/g, '="$1"');
    const parts = [...declared.values(), ...functions, `export function Example() ${shown}`];
    return `${lines.join('\n')}\n\n${parts.join('\n\n')}\n`;
  }

  return { attributesOf, element, need, print, show };
}
