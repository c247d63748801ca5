import type { FocusEvent } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onTimeout` after `delay` milliseconds (never, when absent) in which the element was
 * neither hovered nor focused; each visit starts the time anew.
 *
 * @returns handlers to be spread on the element.
 */
export function useWaitingTimeout(delay: number | undefined, onTimeout: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const timeout = useEffectEvent(onTimeout);
  const held = hovered || focused;

  useEffect(() => {
    if (held || delay === undefined) return;
    const timer = setTimeout(() => timeout(), delay);
    return () => clearTimeout(timer);
  }, [held, delay]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}
