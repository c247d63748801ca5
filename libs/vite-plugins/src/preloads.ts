import type { Plugin, Rolldown } from 'vite';
import type { PageModules } from './firstLoads.ts';

type Bundle = Rolldown.OutputBundle;

/** Returns the chunk that contains a module, and the chunks that it imports directly and indirectly. */
const filesOf = (bundle: Bundle, module: string): readonly string[] => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const containingChunk = chunks.find((chunk) =>
    chunk.moduleIds.some((id) => id.endsWith(`/src${module}`)),
  );
  if (containingChunk === undefined)
    throw new Error(`The build has no module src${module} to preload.`);
  const files = new Set([containingChunk.fileName]);
  for (const file of files) {
    const output = bundle[file];
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported);
  }
  // A chunk of styles alone is no longer in the bundle, but still among the imports.
  return [...files].filter((file) => bundle[file] !== undefined);
};

/** Runs after Vite has taken the chunks of styles alone out of the bundle. */
const afterStyles = (handler: (this: Rolldown.PluginContext, bundle: Bundle) => void) =>
  ({
    order: 'post',
    handler(this: Rolldown.PluginContext, _options: unknown, bundle: Bundle) {
      handler.call(this, bundle);
    },
  }) as const;

/**
 * Writes `preloads.json`. From it the server links the files needed by a page, to load them in parallel with the start
 * file. `hydration` has those that only a server-rendered page needs besides. It lists no fonts: a preloaded font delays
 * the first paint, and the fallback fonts have the same metrics.
 * @param hydrating the module that hydrates server-rendered pages, by the end of its path. Absent where there are none.
 */
export function preloads(pages: PageModules, hydrating?: string): Plugin {
  return {
    name: 'parlour:preloads',
    apply: 'build',
    generateBundle: afterStyles(function (bundle) {
      const { base } = this.environment.config;
      const start = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.isEntry,
      );
      const urlsOf = (modules: readonly string[]) =>
        [...new Set(modules.flatMap((module) => filesOf(bundle, module)))]
          .filter((file) => file !== start?.fileName)
          .map((file) => base + file);
      const files = Object.entries(pages).map(([name, modules]) => {
        const page = urlsOf(modules.filter((module) => module !== hydrating));
        const hydration = urlsOf(modules).filter((url) => !page.includes(url));
        return [name, { page, hydration }];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    }),
  };
}

/**
 * Writes `prefetch.json`: the files of the given modules and what they import, which a browser fetches when it is idle.
 */
export function prefetches(modules: readonly string[]): Plugin {
  return {
    name: 'parlour:prefetches',
    apply: 'build',
    generateBundle: afterStyles(function (bundle) {
      const { base } = this.environment.config;
      const files = new Set(modules.flatMap((module) => filesOf(bundle, module)));
      this.emitFile({
        type: 'asset',
        fileName: 'prefetch.json',
        source: JSON.stringify([...files].map((file) => base + file)),
      });
    }),
  };
}
