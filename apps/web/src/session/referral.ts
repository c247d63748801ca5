/** The referral that an address carries as `ref`, null where it is absent or blank. */
export const refOf = (address: string): string | null =>
  new URL(address).searchParams.get('ref')?.trim() || null;
