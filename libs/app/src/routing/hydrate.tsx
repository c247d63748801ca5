import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { whenInitialized } from './navigation.ts';
import { retryPage } from './pageLoading.ts';

const valueProperty = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Replays input typed before hydration. React would treat it as rendered content. */
function replayTypedInput(): void {
  for (const field of document.querySelectorAll('input')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React patches the field's own setter to track values: set the old value there, the new one through the prototype.
    field.value = defaultValue;
    valueProperty?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Replays typed input and announces hydration once its children are hydrated. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    replayTypedInput();
    // The pre-hydration script waits for this event. React applies the replayed input in its next task.
    const timer = setTimeout(() => dispatchEvent(new Event('parlour:taken-over')));
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** Fills the cache with the data of the server-rendered page, if any. */
export async function hydrateData(cache: QueryClient): Promise<void> {
  const text = document.getElementById('data')?.textContent;
  if (text) (await import('../data/hydrateQueryClient.ts')).hydrateQueryClient(cache, text);
}

/** Reloads the page when a button is pressed, because nothing else handles it. */
function reloadOnPress({ target }: Event): void {
  if (target instanceof Element && target.closest('button') !== null) retryPage();
}

/**
 * Hydrates the server-rendered page once its code is loaded. If loading fails, the page stays readable: links work, and
 * pressing a button reloads it (`web/app/server-11`).
 */
export function hydratePage(root: HTMLElement, app: ReactNode, router: DataRouter): void {
  // The pre-hydration script hides the page if anything is stored. Here it is not a session.
  document.documentElement.classList.remove('is-member');
  whenInitialized(router, () => {
    if (router.state.errors !== null) return addEventListener('click', reloadOnPress, true);
    // A transition hydrates in small pieces and keeps the page usable.
    startTransition(() => void hydrateRoot(root, <Hydrated>{app}</Hydrated>));
  });
}

/** Replaces the server-rendered page with the app when it does not fit this visit. */
export function renderFresh(root: HTMLElement, app: ReactNode, router: DataRouter): void {
  whenInitialized(router, () => {
    root.replaceChildren();
    delete root.dataset['rendered'];
    createRoot(root).render(<Hydrated>{app}</Hydrated>);
  });
}
