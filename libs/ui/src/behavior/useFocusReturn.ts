import type { FocusEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus to the previously focused element when an element unmounts with the focus inside it.
 * Without it the focus would fall back to the page.
 *
 * @returns props to spread on the element.
 */
export function useFocusReturn<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const previousFocus = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const hadFocus = element?.contains(document.activeElement);
      if (!hadFocus || !(previousFocus.current instanceof HTMLElement)) return;
      // The page must not move: a browser scrolls to where a sticky bar would be without sticking.
      previousFocus.current.focus({ preventScroll: true });
    };
  }, []);

  return {
    ref,
    onFocusCapture: ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
      if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
    },
  };
}
