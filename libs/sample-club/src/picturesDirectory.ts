/**
 * The folder served at `/pictures/`, as a `file:` URL with a trailing slash.
 * For servers only: it has no meaning in a browser.
 */
export const picturesDirectory = new URL(/* @vite-ignore */ '../pictures/', import.meta.url);
