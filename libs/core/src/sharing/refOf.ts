/** The maximum length of a `ref`. That of a preview names an item, and is signed. */
const MAX_LENGTH = 250;

/**
 * Returns the `ref` of the member who shared a page, from the `ref` values of its query (core/sharing-6): the first one, trimmed. Browser and
 * server share this rule, so that they agree on what is shared.
 *
 * @returns null if there is no valid `ref`
 */
export function refOf([first = '']: readonly string[]): string | null {
  const ref = first.trim();
  return ref !== '' && ref.length <= MAX_LENGTH && !ref.includes('\0') ? ref : null;
}
