/** How a member closed a dialog: with the close button, Escape, or a press on the backdrop. */
export type CloseReason = 'close' | 'escape' | 'backdrop';

/** Maps a Base UI close reason. Any reason other than Escape or an outside press is `close`. */
export function closeReasonOf(reason: string): CloseReason {
  if (reason === 'escape-key') return 'escape';
  if (reason === 'outside-press') return 'backdrop';
  return 'close';
}
