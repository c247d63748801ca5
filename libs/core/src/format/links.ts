/** Scheme, host with an optional port, and the rest. No user part, which only serves to disguise a host. */
const webUrl = /^https?:\/\/(\[[\da-f:.]+\]|[\p{L}\p{M}\p{N}._-]+)(?::\d{1,5})?(?:[/?#].*)?$/iu;

const startsWithHttp = /^https?:\/\//i;

/** A colon before the first dot ends a scheme, not a host. */
const startsWithScheme = /^[^./?#]*:/;

/**
 * Returns the URL of a website link, with `https://` added to a link without a scheme (core/format-8).
 * @returns null for a link that does not lead to a web page: `javascript:`, `mailto:`, spaces, no host (core/format-9)
 */
export function websiteHref(link: string | null): string | null {
  const trimmed = link?.trim() ?? '';
  // Browsers drop control characters inside a link, which could turn a harmless text into another scheme.
  if (/[\s\p{C}\\]/u.test(trimmed)) return null;
  const hasHttpScheme = startsWithHttp.test(trimmed);
  if (!hasHttpScheme && startsWithScheme.test(trimmed)) return null;
  const url = hasHttpScheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  return webUrl.test(url) ? url : null;
}

/** Returns the host of a website link without `www.`, such as `hotel.example`; null if there is no link (core/format-10). */
export function displayHost(link: string | null): string | null {
  const host = webUrl.exec(websiteHref(link) ?? '')?.[1];
  return host === undefined ? null : host.toLowerCase().replace(/^www\./, '');
}
