import type { RefObject } from 'react';
import { useEffect } from 'react';

/** A dialog, and a list that belongs to one and is drawn beside it. */
const LAYERS = '[data-base-ui-portal], [role="dialog"], [role="alertdialog"]';

/**
 * Leads the next Tab to the buttons of an element that closes by itself, and then once back to where it came from. In the
 * order of the page they may be too far away to be reached in time. It leads out of no dialog.
 */
export function useTabDetour(ref: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let origin: Element | null = null;
    const lead = (event: KeyboardEvent) => {
      const { current } = ref;
      const focused = document.activeElement;
      if (event.key !== 'Tab' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (current === null || focused === null) return;
      const buttons = [...current.querySelectorAll('button')];
      if (origin === null) {
        const layer = focused.closest(LAYERS);
        if (event.shiftKey || current.contains(focused)) return;
        if (layer !== null && !layer.contains(current)) return;
        buttons[0]?.focus();
        if (document.activeElement === focused) return;
        origin = focused;
        event.preventDefault();
        return;
      }
      const place = buttons.findIndex((button) => button === focused);
      // Members who went elsewhere are not led back.
      if (place === -1) return document.removeEventListener('keydown', lead);
      const next = buttons[place + (event.shiftKey ? -1 : 1)];
      if (next === undefined) {
        // Only once: the element would otherwise keep the focus from what comes after it.
        document.removeEventListener('keydown', lead);
        if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
        // With Shift the origin itself is what Tab leads to, otherwise the browser goes on from there.
        if (event.shiftKey && document.activeElement === origin) event.preventDefault();
      } else {
        // By hand, because some browsers spare buttons.
        next.focus();
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [ref, isWanted]);
}
