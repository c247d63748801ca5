import { HOVER_PRELOAD_DELAY } from '@parlour/core';
import { mayPrefetch } from '../routing/mayPrefetch.ts';

/** Whether an event is a mouse entering or keyboard focus. A touch already opens the page. */
const isIntentStart = (event: Event, element: Element): boolean =>
  event instanceof PointerEvent
    ? event.type === 'pointerenter' && event.pointerType !== 'touch'
    : event.type === 'focusin' && element.querySelector(':focus-visible') !== null;

/**
 * Calls `load` once after the pointer or keyboard focus has rested on an element (`app/pictures-4`).
 * @returns stops watching
 */
export function onIntent(element: Element, load: () => void): () => void {
  let timer = 0;
  const listeners = new AbortController();
  const stop = () => {
    window.clearTimeout(timer);
    listeners.abort();
  };
  const handleEvent = (event: Event) => {
    window.clearTimeout(timer);
    if (!isIntentStart(event, element) || !mayPrefetch()) return;
    timer = window.setTimeout(() => {
      stop();
      load();
    }, HOVER_PRELOAD_DELAY);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    element.addEventListener(type, handleEvent, { signal: listeners.signal });
  }
  return stop;
}
