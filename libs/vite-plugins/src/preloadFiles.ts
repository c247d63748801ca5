import type { Plugin } from 'vite';

/** Requests all files of a module at once, to avoid a chain of requests. */
const helper = (base: string) => `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  }
  return load();
};
`;

/**
 * Replaces Vite's preload helper, called before every `import()`, with a small function. Vite's helper is part of every
 * first load and also waits for style sheets; this build has only one, linked by the page itself.
 */
export function preloadFiles(): Plugin {
  let isReplaced = false;
  return {
    name: 'parlour:preload-files',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return null;
      isReplaced = true;
      return { code: helper(this.environment.config.base), moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        throw new Error('Vite has no file preload-helper.js.');
    },
  };
}
