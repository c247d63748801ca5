import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from './isDialogOpen.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=file]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]',
  ) !== null;

/**
 * Runs the action of a pressed key, unless something is typed or a dialog is open.
 * @param areKeysOn asked for each of these keys, so that a member can turn them off (WCAG 2.1.4)
 */
export function useKeys(
  actions: Readonly<Record<string, () => void>>,
  areKeysOn: () => boolean,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (!Object.hasOwn(actions, event.key) || isTyping(event.target) || isDialogOpen()) return;
    if (!areKeysOn()) return;
    event.preventDefault();
    actions[event.key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
