import type { FocusEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * When an element goes away with the focus inside it, gives the focus back to where it came from,
 * which would otherwise be lost to the page.
 *
 * @returns props to be spread on the element.
 */
export function useFocusReturn<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const cameFrom = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const left = element?.contains(document.activeElement);
      if (left && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    };
  }, []);

  return {
    ref,
    onFocusCapture: ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
  };
}
