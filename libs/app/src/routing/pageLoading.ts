/** The error of a page whose code could not be loaded. */
export const pageNotLoaded = new Error('The code of the page could not be loaded.');

/** Makes a failure to load code the error {@link pageNotLoaded}. */
export function orPageNotLoaded(): never {
  throw pageNotLoaded;
}

/** Asks for the page to be reloaded. Whoever does so with more care cancels it. */
export const RETRY = 'parlour:retry';

/** Reloads a page that could not be shown, unless that would show the browser's own error page (`WS9`). */
export function retryPage(): void {
  if (navigator.onLine && dispatchEvent(new Event(RETRY, { cancelable: true })))
    window.location.reload();
}
