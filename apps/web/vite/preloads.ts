import type { Plugin, Rolldown } from 'vite';
import { pages } from './pages.ts';

type Bundle = Rolldown.OutputBundle;

/** The chunk that holds a module, and the chunks that it imports in turn. */
const filesOf = (bundle: Bundle, module: string): readonly string[] => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const holder = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/src${module}`)));
  if (holder === undefined) throw new Error(`The build has no module src${module} to preload.`);
  const files = new Set([holder.fileName]);
  for (const file of files) {
    const output = bundle[file];
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported);
  }
  return [...files];
};

/**
 * Writes `preloads.json`, from which the server tells the browser in the page itself which files the address needs:
 * they come down beside the start file and not after it. Fonts are not among them: a browser holds the first paint back
 * for a preloaded font, and the fallback faces take exactly the same room.
 */
export function preloads(): Plugin {
  return {
    name: 'parlour:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const start = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.isEntry,
      );
      const files = Object.entries(pages).map(([path, modules]) => [
        path,
        [...new Set(modules.flatMap((module) => filesOf(bundle, module)))]
          .filter((file) => file !== start?.fileName)
          .map((file) => `/${file}`),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}
