import { decodeUrlComponent } from '../../text/decodeUrlComponent.ts';
import { PictureError } from '../../platform/images/pictureError.ts';
import { parseUploadPath, type UploadName } from '../pictures/names.ts';

/** Where a picture comes from: a file of the club's own pictures, one that staff uploaded, or another host. */
export type PictureSource =
  | { readonly kind: 'own'; readonly name: string }
  | { readonly kind: 'upload'; readonly name: UploadName }
  | { readonly kind: 'other'; readonly url: URL };

/** The hosts that pictures may come from. */
export interface SourceRules {
  /** Other hosts, written as in a URL: lower case, with a port unless it is the default one. */
  readonly allowedHosts: ReadonlySet<string>;
  /** The hosts of the site itself. */
  readonly ownHosts: readonly string[];
}

const OWN_FOLDER = '/pictures/';
const BASE_URL = 'https://nowhere.invalid';

// Characters that the URL parser drops or converts. Two parsers could read such a URL differently.
const ambiguous = /[\s\\\p{Cc}]/u;

/**
 * Resolves the `url` of a call to a picture source (api/images-1, api/images-3).
 *
 * @throws PictureError where pictures may not come from there.
 */
export function sourceOf(text: string, { allowedHosts, ownHosts }: SourceRules): PictureSource {
  if (ambiguous.test(text)) throw new PictureError('invalidUrl');
  const isPath = text.startsWith('/') && !text.startsWith('//');
  const url = URL.parse(isPath ? BASE_URL + text : text);
  if (url === null) throw new PictureError('invalidUrl');
  if (isPath) return ownSourceOf(url);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (url.username !== '' || url.password !== '') throw new PictureError('credentials');
  if (isWeb && ownHosts.includes(url.host)) return ownSourceOf(url);
  if (url.protocol !== 'https:') throw new PictureError('notHttps');
  if (!allowedHosts.has(url.host)) throw new PictureError('strangeHost');
  url.hash = '';
  return { kind: 'other', url };
}

function ownSourceOf(url: URL): PictureSource {
  const name = parseUploadPath(url.pathname);
  return name === undefined ? { kind: 'own', name: ownNameOf(url) } : { kind: 'upload', name };
}

/** Returns the name of one of the club's pictures, a file directly in their folder. */
function ownNameOf({ pathname }: URL): string {
  if (!pathname.startsWith(OWN_FOLDER)) throw new PictureError('invalidUrl');
  const name = decodeUrlComponent(pathname.slice(OWN_FOLDER.length));
  if (name === undefined || name === '' || name.startsWith('.') || /[/\\\0]/.test(name)) {
    throw new PictureError('invalidUrl');
  }
  return name;
}
