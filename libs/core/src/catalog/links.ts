/** Scheme, then host with an optional port, then the rest; no user part, which only serves to disguise a host. */
const webAddress = /^https?:\/\/(\[[\da-f:.]+\]|[\p{L}\p{M}\p{N}._-]+)(?::\d{1,5})?(?:[/?#].*)?$/iu;

const startsAsWebAddress = /^https?:\/\//i;

/** A colon before the first dot ends a scheme, not a host. */
const startsWithScheme = /^[^./?#]*:/;

/**
 * The address behind a website link: `https://` is put before a link without `http://` or `https://` (spec section 5).
 * Null for anything that would not lead to a web page (`javascript:`, `mailto:`, spaces, no host).
 */
export const websiteHref = (link: string | null): string | null => {
  const trimmed = link?.trim() ?? '';
  // Browsers drop control characters inside a link, which could turn a harmless text into another scheme.
  if (/[\s\p{C}\\]/u.test(trimmed)) return null;
  const isWhole = startsAsWebAddress.test(trimmed);
  if (!isWhole && startsWithScheme.test(trimmed)) return null;
  const address = isWhole ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  return webAddress.test(address) ? address : null;
};

/** What a website link shows: its host without `www.`, such as `hotel.example`; null where there is no link. */
export const displayHost = (link: string | null): string | null => {
  const host = webAddress.exec(websiteHref(link) ?? '')?.[1];
  return host === undefined ? null : host.toLowerCase().replace(/^www\./, '');
};
