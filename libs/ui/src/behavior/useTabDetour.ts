import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Leads the next Tab to the buttons of an element that closes by itself, and then back to where it came from. In the order
 * of the page they may be too far away to be reached in time.
 */
export function useTabDetour(ref: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let origin: HTMLElement | null = null;
    const lead = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      if (event.key !== 'Tab' || event.defaultPrevented || !(focused instanceof HTMLElement))
        return;
      const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
      if (origin === null) {
        if (event.shiftKey || ref.current?.contains(focused) === true) return;
        buttons[0]?.focus();
        // Beneath a dialog it can't have the focus.
        if (document.activeElement === focused) return;
        origin = focused;
        event.preventDefault();
      } else if (focused === buttons.at(event.shiftKey ? 0 : -1)) {
        // Without Shift the browser goes on from there.
        origin.focus({ preventScroll: true });
        if (event.shiftKey) event.preventDefault();
      }
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [ref, isWanted]);
}
