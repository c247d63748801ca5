import { useEffect, useEffectEvent } from 'react';

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

// There, Ctrl with a key edits the text of a field.
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Runs an action when a key is pressed with Ctrl, or with Command on a Mac, also while something is typed. A field that
 * uses the same keys goes first. Nothing happens while a dialog is open.
 */
export function useCommandKey(pressed: string, action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey || event.defaultPrevented) return;
    const isCommand = isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isCommand || event.key.toLowerCase() !== pressed || isDialogOpen()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a dialog lies over the page, where no key of the page does anything. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
