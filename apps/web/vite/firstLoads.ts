import type { Plugin, Rolldown } from 'vite';
import { pages } from './pages.ts';

/** What one statement takes from another module: the names of it, and how that module is named. */
interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

const statements = /^(?:import|export) (?!type )([\w*{][^'"]*?) from ['"](.+?)['"]/gm;

/** What a module imports, and what it exports from others; types are left out. */
const importsOf = (code: string): readonly Import[] =>
  [...code.matchAll(statements)].map(([, clause = '', from = '']) => {
    const whole = /^\* as (\w+)$/.exec(clause)?.[1];
    const names =
      whole === undefined
        ? clause.split(/[{},]/).map((name) => name.trim().replace(/ as .*/, ''))
        : [...code.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
    return { names: names.filter((name) => name !== '' && !name.startsWith('type ')), from };
  });

/** The modules of this workspace that some modules need at once, themselves included. */
async function needsOf(
  context: Rolldown.PluginContext,
  roots: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const follow = async (id: string, names: readonly string[]): Promise<void> => {
    if (found.has(id) || id.includes('node_modules')) return;
    // A library's index only hands on what its modules export: of these the named ones are needed.
    const isIndex = id.endsWith('/src/index.ts');
    if (!isIndex) found.add(id);
    for (const { names: given, from } of importsOf(context.getModuleInfo(id)?.code ?? '')) {
      const wanted = isIndex ? given.filter((name) => names.includes(name)) : given;
      const target = wanted.length > 0 ? await context.resolve(from, id) : null;
      if (target !== null) await follow(target.id, wanted);
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

/** The plugin finds out what each page needs; `addressesOf` gives the addresses whose first load needs a module. */
export function createFirstLoads(): {
  plugin: Plugin;
  addressesOf: (id: string) => readonly string[];
} {
  const needs = new Map<string, ReadonlySet<string>>();
  return {
    addressesOf: (id) => [...needs].filter(([, ids]) => ids.has(id)).map(([address]) => address),
    plugin: {
      name: 'parlour:first-loads',
      apply: 'build',
      async buildEnd() {
        for (const [address, roots] of Object.entries(pages)) {
          needs.set(address, await needsOf(this, roots));
        }
      },
    },
  };
}
