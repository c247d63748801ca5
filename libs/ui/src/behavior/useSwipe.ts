import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** The least way in CSS pixels that is a swipe and not a shaky tap. */
const threshold = 40;

/** Tells a sideways swipe of a finger or a pen. @returns handlers to be spread on the element. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const across = event.clientX - start.current.x;
      const along = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(along)) return;
      if (across < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
