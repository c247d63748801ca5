import type { Plugin } from 'vite';

/** Scripts, the style sheet and the fonts. Map data has other extensions, and is stored when a map shows it. */
const needed = /^assets\/.*\.(?:js|css|woff2)$/;

/**
 * Writes `offline-files.json`, the files that a service worker stores in advance.
 * @param isLarge whether a file is stored only once it is used
 */
export function offlineFiles({ isLarge }: { readonly isLarge: (file: string) => boolean }): Plugin {
  return {
    name: 'parlour:offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { base } = this.environment.config;
        const files = Object.keys(bundle).filter((file) => needed.test(file) && !isLarge(file));
        this.emitFile({
          type: 'asset',
          fileName: 'offline-files.json',
          source: JSON.stringify(files.toSorted().map((file) => base + file)),
        });
      },
    },
  };
}
