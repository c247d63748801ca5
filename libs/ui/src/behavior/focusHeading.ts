/**
 * The heading that the focus goes to when what had it goes away, made ready to take it: that of the section in which
 * `near` stands, else that of the page, else the page's main area, which should have `tabIndex={-1}`.
 */
export function headingAbove(near?: Element): HTMLElement | null {
  const main = document.querySelector('main');
  const heading = near?.closest('section')?.querySelector('h2') ?? main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? main;
}

/** Takes the focus to {@link headingAbove}, so that a screen reader says where it is. The page does not scroll. */
export function focusHeading(near?: Element): void {
  headingAbove(near)?.focus({ preventScroll: true });
}
