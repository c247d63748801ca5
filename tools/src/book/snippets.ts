import { join } from 'node:path';
import { format } from 'oxfmt';
import type { Node } from 'oxc-parser';
import type { Plugin } from 'vite';
import { readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';
import { createExcerpt } from './excerpt.ts';
import { readSourceFile, type SourceFile } from './sourceFile.ts';
import { componentOf, type Value, type Values, valuesOf } from './values.ts';

const none: Values = new Map();

const folders = readPackages().flatMap(({ folder, parlour }) =>
  Object.entries(parlour.stories)
    .filter(([, group]) => group.split('/')[0] === 'Components')
    .map(([path]) => join(root, folder, path)),
);

/** The files with stories of components. */
export const componentStories = new RegExp(`^(?:${folders.join('|')})/.*\\.stories\\.tsx$`);

/** Returns the function that a story renders itself with, if it has its own. */
function renderOf(value: Value | undefined): Node | undefined {
  if (value === undefined) return undefined;
  const { node, file } = value;
  const isName = node.type === 'Identifier';
  return isName ? (file.declarations.get(node.name)?.init ?? undefined) : node;
}

/** Returns the code that shows a story in an app; undefined for a story without an example, as a matrix. */
function snippetOf(file: SourceFile, component: string, meta: Values, name: string) {
  const init = file.declarations.get(name)?.init;
  const story = init && valuesOf(init, file);
  if (!story) return undefined;
  const parameters = story.get('parameters')?.node;
  const isHidden =
    parameters !== undefined &&
    file.text.slice(parameters.start, parameters.end).includes("sourceState: 'none'");
  if (isHidden) return undefined;
  const argsIn = ({ node, file: from }: Value) => valuesOf(node, from);
  const values: Values = new Map(
    [meta.get('args'), story.get('args')].flatMap((args) => {
      if (args === undefined) return [];
      return [...(argsIn(args) ?? new Map([[`...${name}`, args]]))];
    }),
  );
  const excerpt = createExcerpt(`${file.path}: ${name}`);
  const render = renderOf(story.get('render') ?? meta.get('render'));
  if (render === undefined) {
    excerpt.need(file, component);
    const element = excerpt.element(
      component,
      excerpt.attributesOf(values),
      values.get('children'),
    );
    return excerpt.print(`{ return (${element}); }`);
  }
  if (render.type !== 'ArrowFunctionExpression' && render.type !== 'FunctionExpression') {
    throw new Error(`${file.path}: ${name} renders by what is no function`);
  }
  const [parameter] = render.params;
  if (parameter !== undefined && parameter.type !== 'Identifier') {
    throw new Error(`${file.path}: give the parameter of ${name} a name`);
  }
  const { body } = render;
  if (body === null) return undefined;
  const shown = excerpt.show(body, { file, values, parameter: parameter?.name });
  return excerpt.print(body.type === 'BlockStatement' ? shown : `{ return (${shown}); }`);
}

/** Returns the code of each story of a component by the name of its export. */
export async function snippetsOf(
  path: string,
  text?: string,
): Promise<ReadonlyMap<string, string>> {
  const file = readSourceFile(path, text);
  const meta = (file.defaultExport && valuesOf(file.defaultExport, file)) ?? none;
  const component = componentOf(meta);
  const found = new Map<string, string>();
  if (component === undefined) return found;
  for (const name of file.exported) {
    const snippet = snippetOf(file, component, meta, name);
    if (snippet === undefined) continue;
    const { code, errors } = await format('Example.tsx', snippet, {
      singleQuote: true,
      printWidth: 80,
    });
    const [error] = errors;
    if (error !== undefined) throw new Error(`${path}: ${name}: ${error.message}\n${snippet}`);
    found.set(name, code.trimEnd());
  }
  return found;
}

/** Shows below each story of a component the code that an app needs for it, taken from the story itself. */
export function snippets(): Plugin {
  return {
    name: 'parlour:snippets',
    enforce: 'pre',
    transform: {
      filter: { id: componentStories },
      handler: async (code, id) => {
        const statements = [...(await snippetsOf(id, code))].map(([name, snippet]) => {
          const docs = `{ canvas: { sourceState: 'hidden' }, source: { code: ${JSON.stringify(snippet)}, language: 'tsx' } }`;
          return `\n${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, ...${docs} } };`;
        });
        return { code: code + statements.join(''), map: null };
      },
    },
  };
}
