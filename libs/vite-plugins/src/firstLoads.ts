import type { Plugin, Rolldown } from 'vite';

/** The modules imported by the first load of each path, besides the start file. `:name` matches one path segment. */
export type PageModules = Readonly<Record<string, readonly string[]>>;

/** One import or re-export statement: the imported names and the module specifier. */
interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

const importStatements = /^(?:import|export) (?!type )([\w*{][^'"]*?) from ['"](.+?)['"]/gm;

/**
 * Parses the imports and re-exports of a module, without types. The bundler's own graph holds no imported names, and
 * through a library's index it would reach every module of the library.
 */
const importsOf = (code: string): readonly Import[] =>
  [...code.matchAll(importStatements)].map(([, clause = '', from = '']) => {
    const namespace = /^\* as (\w+)$/.exec(clause)?.[1];
    const names =
      namespace === undefined
        ? clause.split(/[{},]/).map((name) => name.trim().replace(/ as .*/, ''))
        : [...code.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(
            ([, name = '']) => name,
          );
    return { names: names.filter((name) => name !== '' && !name.startsWith('type ')), from };
  });

const isIndexFile = (id: string) => id.endsWith('/index.ts');

/** Whether a module may export one of the names. An index does not list what its `export *` forwards. */
const mayExport = (context: Rolldown.PluginContext, id: string, names: readonly string[]) =>
  isIndexFile(id) ||
  (context.getModuleInfo(id)?.exports.some((name) => names.includes(name)) ?? false);

/** Returns the workspace modules statically imported by the given modules, including themselves. */
async function modulesNeededBy(
  context: Rolldown.PluginContext,
  roots: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const follow = async (id: string, names: readonly string[]): Promise<void> => {
    if (found.has(id) || id.includes('node_modules')) return;
    // A library's index only re-exports modules: follow the imported names.
    const isIndex = isIndexFile(id);
    if (!isIndex) found.add(id);
    for (const { names: exported, from } of importsOf(context.getModuleInfo(id)?.code ?? '')) {
      const isForwarded = (name: string) => name === '*' || names.includes(name);
      const needed = isIndex ? exported.filter(isForwarded) : exported;
      const target = needed.length > 0 ? await context.resolve(from, id) : null;
      if (target === null) continue;
      if (!needed.includes('*')) await follow(target.id, needed);
      else if (mayExport(context, target.id, names)) await follow(target.id, names);
    }
  };
  const ids = [...context.getModuleIds()];
  for (const root of roots) {
    const id = ids.find((candidate) => candidate.endsWith(`/src${root}`));
    if (id === undefined) throw new Error(`The build has no module src${root}.`);
    await follow(id, []);
  }
  return found;
}

/**
 * Creates a plugin that finds the modules needed by each page's first load. `pagesOf` returns the pages that need a
 * module.
 * @param pages the modules end with these paths below a `src` folder
 */
export function createFirstLoads(pages: PageModules): {
  plugin: Plugin;
  pagesOf: (id: string) => readonly string[];
} {
  const modulesByPage = new Map<string, ReadonlySet<string>>();
  return {
    pagesOf: (id) => [...modulesByPage].filter(([, ids]) => ids.has(id)).map(([page]) => page),
    plugin: {
      name: 'parlour:first-loads',
      apply: 'build',
      async buildEnd() {
        for (const [page, roots] of Object.entries(pages)) {
          modulesByPage.set(page, await modulesNeededBy(this, roots));
        }
      },
    },
  };
}
