import { join, resolve } from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
  makeFsImporter,
  parse,
} from 'react-docgen';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';
import { readPackages } from '../workspace/packages.ts';
import { derivedPropsHandler } from './derivedPropsHandler.ts';

const packages = new Map(readPackages().map((each) => [each.name, each]));
const handlers = [...Object.values(builtinHandlers), derivedPropsHandler];

/** Returns the source that an import of the workspace reads, where a package exports it or a file is named. */
const sourceOf = (specifier: string, folder: string): string => {
  if (specifier.startsWith('.')) return resolve(folder, specifier);
  const [scope, name, ...entry] = specifier.split('/');
  const owner = packages.get(`${scope}/${name}`);
  const target = owner?.exports[['.', ...entry].join('/')];
  const isNamed = typeof target === 'object' && target !== null && '@parlour/source' in target;
  const file = isNamed ? target['@parlour/source'] : target;
  if (owner !== undefined && typeof file === 'string') return join(root, owner.folder, file);
  throw Object.assign(new Error(`${specifier} is outside the workspace.`), {
    code: 'MODULE_NOT_FOUND',
  });
};

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const importer = makeFsImporter(sourceOf);

const partsShape = z.array(z.looseObject({ name: z.string(), value: z.string().optional() }));
const unionShape = z.looseObject({ name: z.literal('union'), elements: partsShape });

/**
 * Makes types readable: source in one line without comments, and a literal by its value where it is among other types:
 * Storybook says of these only that they are literals.
 */
function plainType(key: string, value: unknown): unknown {
  if (key === 'raw' && typeof value === 'string') {
    return value
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('; }', ' }');
  }
  const { data: union } = unionShape.safeParse(value);
  if (union === undefined || union.elements.every(({ name }) => name === 'literal')) return value;
  const elements = union.elements.map((part) =>
    part.name === 'literal' && part.value !== undefined ? { ...part, name: part.value } : part,
  );
  return { ...union, elements };
}

/** Returns what the written pages say of a file's components, as statements that store it in them. */
export function propDocsOf(code: string, file: string): string {
  try {
    return parse(code, { filename: file, resolver, handlers, importer })
      .filter(({ displayName }) => code.includes(`function ${displayName}`))
      .map((docs) => `\n${docs.displayName}.__docgenInfo = ${JSON.stringify(docs, plainType)};`)
      .join('');
  } catch (error) {
    const isWithoutComponent =
      error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION;
    if (isWithoutComponent) return '';
    throw error;
  }
}

/**
 * Stores in each component what its props are. Storybook's own plugin finds no type that another package exports, and none
 * that is derived from another.
 */
export function propDocs(): Plugin {
  return {
    name: 'parlour:prop-docs',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx$/, exclude: /node_modules|\.(?:stories|test)\.tsx$/ } },
      handler: (code, id) => ({ code: code + propDocsOf(code, id), map: null }),
    },
  };
}
