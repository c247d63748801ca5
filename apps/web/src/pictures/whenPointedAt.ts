import { HOVER_PRELOAD_DELAY } from '@parlour/core';
import { mayLoadAhead } from '../mayLoadAhead.ts';

/** A mouse that comes or a key that brings the focus; a finger that touches is opening the page already. */
const isComing = (event: Event, element: Element): boolean =>
  event instanceof PointerEvent
    ? event.type === 'pointerenter' && event.pointerType !== 'touch'
    : event.type === 'focusin' && element.querySelector(':focus-visible') !== null;

/**
 * Loads something ahead, once, when the pointer or the keyboard's focus has rested on an element (spec section 9).
 * @returns ends the watch
 */
export function whenPointedAt(element: Element, load: () => void): () => void {
  let timer = 0;
  const watch = new AbortController();
  const end = () => {
    window.clearTimeout(timer);
    watch.abort();
  };
  const follow = (event: Event) => {
    window.clearTimeout(timer);
    if (!isComing(event, element) || !mayLoadAhead()) return;
    timer = window.setTimeout(() => {
      end();
      load();
    }, HOVER_PRELOAD_DELAY);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    element.addEventListener(type, follow, { signal: watch.signal });
  }
  return end;
}
