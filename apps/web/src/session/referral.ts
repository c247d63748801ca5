/** The referral that an address's query carries as `ref`, null where it is absent or blank. */
export const refOf = (search: URLSearchParams): string | null => search.get('ref')?.trim() || null;
