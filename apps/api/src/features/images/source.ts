import { decoded } from '../../platform/decoded.ts';
import { PictureRefusal } from '../../platform/images/refusals.ts';

/** Where a picture comes from: a file of the club's own pictures, or another host. */
export type PictureSource =
  { readonly kind: 'own'; readonly name: string } | { readonly kind: 'other'; readonly url: URL };

/** What is known of the site and of the hosts that it shows pictures of. */
export interface SourceRules {
  /** Hosts as they stand in an address: lower case, with the port where it is not the usual one. */
  readonly allowedHosts: ReadonlySet<string>;
  /** The hosts by which the site itself is known. */
  readonly ownHosts: readonly string[];
}

const OWN_FOLDER = '/pictures/';
const NOWHERE = 'https://nowhere.invalid';

// What the parser of addresses would drop or turn into something else, so that two readers of it could disagree.
const strange = /[\s\\\p{Cc}]/u;

/**
 * Finds out what an address means, and whether pictures may come from there.
 *
 * @throws PictureRefusal when they may not.
 */
export function sourceOf(address: string, { allowedHosts, ownHosts }: SourceRules): PictureSource {
  if (strange.test(address)) throw new PictureRefusal('notAnAddress');
  const isPath = address.startsWith('/') && !address.startsWith('//');
  const url = URL.parse(isPath ? NOWHERE + address : address);
  if (url === null) throw new PictureRefusal('notAnAddress');
  if (isPath) return { kind: 'own', name: ownName(url) };
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (url.username !== '' || url.password !== '') throw new PictureRefusal('credentials');
  if (isWeb && ownHosts.includes(url.host)) return { kind: 'own', name: ownName(url) };
  if (url.protocol !== 'https:') throw new PictureRefusal('notHttps');
  if (!allowedHosts.has(url.host)) throw new PictureRefusal('strangeHost');
  url.hash = '';
  return { kind: 'other', url };
}

/** The name of one of the club's pictures: a file right in their folder. */
function ownName({ pathname }: URL): string {
  if (!pathname.startsWith(OWN_FOLDER)) throw new PictureRefusal('notAnAddress');
  const name = decoded(pathname.slice(OWN_FOLDER.length));
  if (name === undefined || name === '' || name.startsWith('.') || /[/\\\0]/.test(name)) {
    throw new PictureRefusal('notAnAddress');
  }
  return name;
}
