import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/**
 * Keeps a fixed element from hiding the focused element (WCAG 2.4.11), now and whenever the focus moves.
 *
 * @returns the edge of the window to place the element at, undefined for its default edge.
 */
export function useFocusNotObscured(ref: RefObject<HTMLElement | null>) {
  const [edge, setEdge] = useState<'top' | 'bottom'>();

  useLayoutEffect(() => {
    const update = () => {
      const focused = document.activeElement;
      const element = ref.current;
      if (!focused || !element) return;
      if (element.contains(focused)) return;
      const focusedRect = focused.getBoundingClientRect();
      const elementRect = element.getBoundingClientRect();
      // A focused page or dialog surrounds the element.
      if (focused.contains(element) || isAround(focusedRect, elementRect)) return;
      if (!areOverlapping(focusedRect, elementRect)) return;
      setEdge(focusedRect.top + focusedRect.bottom < window.innerHeight ? 'bottom' : 'top');
    };
    update();
    document.addEventListener('focusin', update);
    return () => document.removeEventListener('focusin', update);
  }, [ref]);

  return edge;
}

function isAround(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.left &&
    one.right > other.right &&
    one.top < other.top &&
    one.bottom > other.bottom
  );
}

function areOverlapping(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
