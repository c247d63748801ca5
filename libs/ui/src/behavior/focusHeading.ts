/**
 * Returns the heading to focus when the focused element is removed, and makes it focusable. It is the heading of the
 * section around `near`, otherwise the page's, otherwise the main area, which should have `tabIndex={-1}`.
 */
export function headingAbove(near?: Element): HTMLElement | null {
  const main = document.querySelector('main');
  const heading = near?.closest('section')?.querySelector('h2') ?? main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? main;
}

/** Focuses {@link headingAbove}, so that a screen reader announces the position. The page does not scroll. */
export function focusHeading(near?: Element): void {
  headingAbove(near)?.focus({ preventScroll: true });
}
