import type { FocusEvent } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onTimeout` after `delay` milliseconds, or never without a delay. Hovering or focusing the element restarts the
 * delay.
 *
 * @returns handlers to spread on the element.
 */
export function usePausableTimeout(delay: number | undefined, onTimeout: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const timeout = useEffectEvent(onTimeout);
  const isPaused = isHovered || isFocused;

  useEffect(() => {
    if (isPaused || delay === undefined) return;
    const timer = setTimeout(() => timeout(), delay);
    return () => clearTimeout(timer);
  }, [isPaused, delay]);

  return {
    onPointerEnter: () => setIsHovered(true),
    // React sees no pointer enter what has replaced the element under it.
    onPointerMove: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
