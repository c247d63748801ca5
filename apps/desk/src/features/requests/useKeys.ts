import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../app/services.ts';
import { areKeysOn } from './keyPreference.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=file]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]',
  ) !== null;

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Runs the action of a pressed key, unless something is typed, a dialog is open or keys are turned off (`DKR4`, `DKR16`). */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const { browserStorage } = useServices();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (!Object.hasOwn(actions, event.key) || isTyping(event.target) || isDialogOpen()) return;
    if (!areKeysOn(browserStorage)) return;
    event.preventDefault();
    actions[event.key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
