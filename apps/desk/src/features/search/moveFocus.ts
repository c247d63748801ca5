/**
 * Moves the focus from the field of a search to the next thing found, or to the one before, and from the first one back to
 * the field. Returns whether it moved, and so used the key.
 */
export function moveFocus(search: HTMLElement, step: 1 | -1): boolean {
  const stops = [...search.querySelectorAll<HTMLElement>('input[type="search"], section a')];
  const { activeElement } = document;
  const here = stops.findIndex((stop) => stop === activeElement);
  const next = here === -1 ? undefined : stops[here + step];
  next?.focus();
  return next !== undefined;
}
