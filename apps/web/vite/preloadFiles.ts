import type { Plugin } from 'vite';

/** Asks at once for the files that a module needs, so that none waits for another to name it. */
const helper = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};
`;

/**
 * Puts a small function in the place of Vite's, which goes before every `import()`. Vite's also waits for style sheets, of
 * which this build has one in the page itself, and is part of every first load.
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
      return { code: helper, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        throw new Error('Vite has no file preload-helper.js.');
    },
  };
}
