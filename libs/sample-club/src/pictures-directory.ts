/**
 * The folder whose files are served at `/pictures/`, as a `file:` URL that ends with a slash.
 * Only a server needs it; in a browser it has no meaning.
 */
export const picturesDirectory = new URL(/* @vite-ignore */ '../pictures/', import.meta.url);
