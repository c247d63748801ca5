import type { DataRouter } from 'react-router';

/** The error of a page whose code could not be loaded. */
export class PageNotLoadedError extends Error {
  override readonly name = 'PageNotLoadedError';

  constructor() {
    super('The code of the page could not be loaded.');
  }
}

/** Whether the code of a router's page could not be loaded. */
export function isPageMissing({ state }: DataRouter): boolean {
  return Object.values(state.errors ?? {}).some((error) => error instanceof PageNotLoadedError);
}

/** Makes a failure to load code the error {@link PageNotLoadedError}. */
export function orPageNotLoaded(): never {
  throw new PageNotLoadedError();
}

/** Asks for the page to be reloaded. A listener that does so with more care cancels it. */
export const RETRY = 'parlour:retry';

/** Says that the page was not reloaded, because the server cannot be reached. */
export const UNREACHABLE = 'parlour:unreachable';

/** Says that the code of a part of the page could not be loaded. */
export const PART_MISSING = 'parlour:part-missing';

/** Reloads a page that could not be shown, unless that would show the browser's own error page (`web/app/shell-9`). */
export function retryPage(): void {
  if (!navigator.onLine) dispatchEvent(new Event(UNREACHABLE));
  else if (dispatchEvent(new Event(RETRY, { cancelable: true }))) window.location.reload();
}

/** Calls back whenever the page was not reloaded, because the server cannot be reached. Returns the end of that. */
export function onUnreachable(callback: () => void): () => void {
  addEventListener(UNREACHABLE, callback);
  return () => removeEventListener(UNREACHABLE, callback);
}

/** Says that the code of a part of the page could not be loaded. The page is reloaded if that helps (`web/app/shell-25`). */
export function reportMissingPart(): void {
  dispatchEvent(new Event(PART_MISSING));
}
