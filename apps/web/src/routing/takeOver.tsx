import { type ReactNode, useEffect } from 'react';
import type { DataRouter } from 'react-router';

/** Whether a link of the app gave the present page something to know, which the server could not. */
export const hasNavigationState = ({ state }: History): boolean => {
  const entry: unknown = state;
  if (typeof entry !== 'object' || entry === null || !('usr' in entry)) return false;
  return entry.usr !== undefined && entry.usr !== null;
};

/** Calls back once a router has loaded the first page's code and data, or failed to. */
export function whenInitialized(router: DataRouter, onInitialized: () => void): void {
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
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    tellWhatWasTyped();
    // The early script of the server's page waits for it; what was typed is in the fields' state with React's next task.
    const told = setTimeout(() => dispatchEvent(new Event('parlour:taken-over')));
    return () => clearTimeout(told);
  }, []);
  return children;
}
