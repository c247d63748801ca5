import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';

/** Calls back once a router has loaded the first page's code and data, or failed to. */
function whenInitialized(router: DataRouter, onInitialized: () => void): void {
  if (router.state.initialized) return onInitialized();
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    onInitialized();
  });
}

const inputValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Tells the app of what was typed before it was there, which React takes for what was rendered. */
function tellWhatWasTyped(): void {
  for (const field of document.querySelectorAll('input')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React watches the field's own setter: it learns of the old value by it, and finds the new one with the event.
    field.value = defaultValue;
    inputValue?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Tells the app what was typed, and the page that its buttons work, once the app inside has taken the page over. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    tellWhatWasTyped();
    // The early script of the server's page waits for it; what was typed is in the fields' state with React's next task.
    const told = setTimeout(() => dispatchEvent(new Event('parlour:taken-over')));
    return () => clearTimeout(told);
  }, []);
  return children;
}

/** Keeps what the server has rendered a page of, where it shows any data, so that it is not asked for again. */
export async function keepData(cache: QueryClient): Promise<void> {
  const kept = document.getElementById('data')?.textContent;
  if (kept) (await import('../data/keepRenderedData.ts')).keepRenderedData(cache, kept);
}

/** Loads the page again when a button is pressed, which nothing else would answer. */
function loadAgainOnPress({ target }: Event): void {
  if (target instanceof Element && target.closest('button') !== null) window.location.reload();
}

/**
 * Makes the app of what the server has rendered, which stays until the code of its page is there. Where that can't be
 * had the page stays to be read: its links lead on, and a press of a button tries again.
 */
export function takeOver(root: HTMLElement, app: ReactNode, router: DataRouter): void {
  // The early script hides the page wherever anything is stored, which here is no session.
  document.documentElement.classList.remove('is-member');
  whenInitialized(router, () => {
    if (router.state.errors !== null) return addEventListener('click', loadAgainOnPress, true);
    // In small pieces, so that the page can be used meanwhile.
    startTransition(() => void hydrateRoot(root, <TakenOver>{app}</TakenOver>));
  });
}

/** Draws the app in the place of what the server has rendered, which is not for whoever is there. */
export function drawAnew(root: HTMLElement, app: ReactNode): void {
  root.replaceChildren();
  delete root.dataset['rendered'];
  createRoot(root).render(<TakenOver>{app}</TakenOver>);
}
