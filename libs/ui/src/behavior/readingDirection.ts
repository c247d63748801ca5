/** Returns 1 where lines run from left to right at an element, and -1 where they run from right to left. */
export function readingSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** Returns the key that was pressed, as if lines ran from left to right: an arrow leads to what it points at. */
export function readingKey(event: {
  readonly key: string;
  readonly currentTarget: Element;
}): string {
  const { key, currentTarget } = event;
  return (readingSign(currentTarget) === -1 ? mirrored[key] : undefined) ?? key;
}
