import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the first control of a part of a form when other controls take the place of the shown ones, because the pressed
 * one is gone then.
 *
 * @param shown - which controls are shown.
 * @returns a ref for the part.
 */
export function useFocusOnExchange(shown: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const latest = useRef(shown);
  useLayoutEffect(() => {
    if (latest.current === shown) return;
    latest.current = shown;
    part.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [shown]);
  return part;
}
