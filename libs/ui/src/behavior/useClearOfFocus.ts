import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/**
 * Keeps what is fixed over a window from hiding what has the focus (WCAG 2.4.11), now and as the focus moves on.
 *
 * @returns the edge of the window to stand at, undefined for the one where it always stands.
 */
export function useClearOfFocus(over: RefObject<HTMLElement | null>) {
  const [edge, setEdge] = useState<'top' | 'bottom'>();

  useLayoutEffect(() => {
    const step = () => {
      const focused = document.activeElement;
      const element = over.current;
      if (!focused || !element) return;
      if (element.contains(focused)) return;
      const hidden = focused.getBoundingClientRect();
      const cover = element.getBoundingClientRect();
      // What holds the focus itself, a page or a dialog, lies all around it.
      if (focused.contains(element) || surrounds(hidden, cover)) return;
      if (!overlap(hidden, cover)) return;
      setEdge(hidden.top + hidden.bottom < window.innerHeight ? 'bottom' : 'top');
    };
    step();
    document.addEventListener('focusin', step);
    return () => document.removeEventListener('focusin', step);
  }, [over]);

  return edge;
}

function surrounds(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.left &&
    one.right > other.right &&
    one.top < other.top &&
    one.bottom > other.bottom
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
