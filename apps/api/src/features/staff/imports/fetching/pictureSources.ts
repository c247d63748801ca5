import { createHash } from 'node:crypto';
import { type UrlFault, urlFaultOf, type WebhookRules } from '../../webhooks/webhookUrl.ts';

/** What decides where the pictures of an import may come from. */
export interface PictureSources {
  /** The rules of webhooks: what may be reached for one may be reached for the other. */
  readonly rules: WebhookRules;
  /** The hosts whose pictures are shown from where they are, written as in a URL, the club's own among them. */
  readonly shownHosts: readonly string[];
}

/** What becomes of the URL of a picture: it shows as it is, is fetched, or neither. */
export type PictureFate = 'shown' | 'fetched' | UrlFault;

/** Returns a URL as it is fetched. What follows `#` is for browsers alone, and they encode a space. */
export function fetchedUrl(url: string): string {
  return url.replace(/#.*$/s, '').replaceAll(' ', '%20');
}

/** Says what becomes of the URL of a picture (api/staff/imports-29). */
export function fateOfPicture(text: string, { rules, shownHosts }: PictureSources): PictureFate {
  if (text.startsWith('/')) return 'shown';
  const url = URL.parse(text);
  if (url?.protocol === 'https:' && url.username === '' && shownHosts.includes(url.host)) {
    return 'shown';
  }
  return urlFaultOf(fetchedUrl(text), rules) ?? 'fetched';
}

/** Returns the hash that finds a picture again that is here. */
export function hashOfUrl(url: string): string {
  return createHash('sha256').update(fetchedUrl(url)).digest('base64url');
}

/** Returns a URL for people and without its query, which may hold a key. */
export function urlForPeople(text: string): string {
  const url = URL.parse(text);
  if (url === null) return text.replace(/[?#].*$/s, '');
  return `${url.origin}${url.pathname}`;
}
