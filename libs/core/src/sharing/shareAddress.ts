/** The query parameter that names the member who shared a page (spec section 1). */
const REF = 'ref';

/** The `ref` that an address carries, null where it is absent or blank. */
export const refOf = (address: URL): string | null => address.searchParams.get(REF)?.trim() || null;

/**
 * The address that a member passes on: the page's own with `ref` set to the member's id (spec section 4).
 * @param address the whole address of the page
 */
export const shareAddress = (address: URL, memberId: string): string => {
  const shared = new URL(address);
  shared.searchParams.set(REF, memberId);
  shared.hash = '';
  return shared.href;
};
