/** Returns whether nothing covers the vertical center line of an element. */
export function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.25, 0.5, 0.75].every((down) =>
    element.contains(document.elementFromPoint(left + width / 2, top + height * down)),
  );
}
