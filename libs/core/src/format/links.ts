import { isWebLink } from '@parlour/contract/values';

const startsWithHttp = /^https?:\/\//i;

/** A colon before the first dot ends a scheme, not a host. */
const startsWithScheme = /^[^./?#]*:/;

/** A host with a dot inside. Without a scheme nothing else tells a website from a word. */
const startsWithDomain = /^[^./?#]+\.[^./?#]/;

/** Spaces and hidden characters at the ends, which come with a copied link. A run of them is searched once. */
const blankEnds = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

/**
 * Returns the URL of a website link, with `https://` added to a link without a scheme (core/format-8). This one rule decides what the desk
 * publishes and what members see.
 * @returns null for a link that does not lead to a web page, or has a password: `javascript:`, `mailto:`, spaces (core/format-9)
 */
export function websiteHref(link: string | null): string | null {
  const trimmed = link?.replaceAll(blankEnds, '') ?? '';
  if (startsWithHttp.test(trimmed)) return isWebLink(trimmed) ? trimmed : null;
  const rest = trimmed.replace(/^\/\//, '');
  if (startsWithScheme.test(rest) || !startsWithDomain.test(rest)) return null;
  const url = `https://${rest}`;
  return isWebLink(url) ? url : null;
}

/** Whether a text is the URL of a picture: a path of the club, or a web URL, where spaces are allowed (core/format-9). */
export function isPictureUrl(text: string): boolean {
  return /^\/[^/\\]/.test(text) || isWebLink(text.replaceAll(' ', '%20'));
}

/** Returns the host of a website link without `www.`, such as `hotel.example`; null if there is no link (core/format-10). */
export function displayHost(link: string | null): string | null {
  const host = /^https?:\/\/(\[[^\]]*\]|[^:/?#]+)/i.exec(websiteHref(link) ?? '')?.[1];
  return host === undefined
    ? null
    : host
        .toLowerCase()
        .replace(/^www\./, '')
        .replace(/\.$/, '');
}

/** Returns the URL that leads to a place by its name and address, in the map program of a phone or on the web (core/format-33). */
export function placeRoute(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
