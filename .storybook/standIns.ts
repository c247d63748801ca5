import type { Plugin } from 'vite';

const pictures = /\/libs\/core\/src\/pictures\/sources\.ts$/;
const google = '@googlemaps/js-api-loader';

/**
 * Replaces what a book of files has not. The sample club's pictures are shown as they are, without the server's
 * image proxy. Google's loader fails at once, because the book opens without a network.
 */
export function standIns(): Plugin {
  return {
    name: 'parlour:stand-ins',
    enforce: 'pre',
    resolveId: (id) => (id === google ? `\0${google}` : undefined),
    load: (id) => {
      if (id === `\0${google}`) {
        return `export function setOptions() {}
          export async function importLibrary() { throw new Error('The book has no network.'); }`;
      }
      if (!pictures.test(id)) return undefined;
      // The base lets the book lie in any folder.
      return `export const PROXY_PATH = '/api/images/proxy';
        export function pictureSources(url) {
          const src = url.replace(/^\\//, import.meta.env.BASE_URL);
          return { src, srcSet: src + ' 2400w', placeholder: src };
        }`;
    },
  };
}
