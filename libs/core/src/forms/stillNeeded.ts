const SHOWN = 3;

/** Returns the message that names what a form still needs, empty when it needs nothing (core/forms-10). */
export function stillNeeded(labels: readonly string[]): string {
  if (labels.length === 0) return '';
  const shown = labels.length > SHOWN ? labels.slice(0, SHOWN - 1) : labels;
  const rest = labels.length - shown.length;
  return `Still needed: ${shown.join(', ')}${rest === 0 ? '' : ` and ${rest} more`}`;
}
