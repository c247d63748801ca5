import { HOVER_PRELOAD_DELAY } from '@parlour/core';
import { mayLoadAhead } from '../mayLoadAhead.ts';

/** A mouse that has come or a key that brought the focus; a finger that touches is opening the page already. */
const isPointing = (event: Event): boolean =>
  event instanceof PointerEvent
    ? event.pointerType !== 'touch'
    : event.target instanceof Element && event.target.matches(':focus-visible');

/**
 * Loads something ahead, once, when the pointer or the keyboard's focus has rested on an element (spec section 9).
 * @returns ends the watch
 */
export function whenPointedAt(element: Element, load: () => void): () => void {
  const watch = new AbortController();
  let timer = 0;
  const wait = (event: Event) => {
    leave();
    if (!isPointing(event) || !mayLoadAhead()) return;
    timer = window.setTimeout(() => {
      watch.abort();
      load();
    }, HOVER_PRELOAD_DELAY);
  };
  const leave = () => window.clearTimeout(timer);
  const { signal } = watch;
  for (const coming of ['pointerenter', 'focusin'])
    element.addEventListener(coming, wait, { signal });
  for (const leaving of ['pointerleave', 'focusout'])
    element.addEventListener(leaving, leave, { signal });
  return () => {
    watch.abort();
    leave();
  };
}
