// Milliseconds.
const ATTENDED_TIME = 60_000;
const inputs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchmove',
  // Assistive technology presses, types and moves the focus without a key or a pointer.
  'click',
  'input',
  'focusin',
] as const;

/** Follows the input of a page. Returns whether there was some within the last minute: then somebody uses it (`desk/app-24`). */
export function followAttendance(page: Window): () => boolean {
  let usedAt = page.performance.now();
  const note = () => {
    usedAt = page.performance.now();
  };
  for (const name of inputs) page.addEventListener(name, note, { capture: true, passive: true });
  return () => page.performance.now() - usedAt < ATTENDED_TIME;
}
