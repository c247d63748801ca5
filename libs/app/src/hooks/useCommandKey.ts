import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from './isDialogOpen.ts';

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
