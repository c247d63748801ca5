/** No id of a member has more characters. */
const LONGEST = 100;

/**
 * The member who shared a page, by the values that `ref` has in its query (spec section 1): the first of them, without
 * the blanks around it. Browser and server both read it here, so that a page is shared to both or to neither.
 *
 * @returns null where there is none, or it can't name anybody.
 */
export function refOf([first = '']: readonly string[]): string | null {
  const ref = first.trim();
  return ref !== '' && ref.length <= LONGEST && !ref.includes('\0') ? ref : null;
}
