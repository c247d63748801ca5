/** How a member closed a window: by its cross, by Escape, or by a press beside it. */
export type CloseReason = 'close' | 'escape' | 'backdrop';

/** Reads the behavior library's reason. Whatever is neither a key nor a press beside is `close`. */
export function closeReasonOf(reason: string): CloseReason {
  if (reason === 'escape-key') return 'escape';
  if (reason === 'outside-press') return 'backdrop';
  return 'close';
}
