import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageQuery } from '@parlour/contract';
import { type Clock, DAY, MINUTE, SECOND } from '../../platform/clock.ts';
import type { FileAnswer } from '../../platform/http/handler.ts';
import { countOrRefuse, type Limiter } from '../../platform/http/limiter.ts';
import type { CachedPicture } from '../../platform/images/pictureCache.ts';
import { type PictureFault, PictureRefusal } from '../../platform/images/refusals.ts';
import { PICTURE_BYTES } from '../../platform/images/upstream.ts';
import { remember } from '../../platform/remember.ts';
import { createMaking, type MakingParts, type Wanted } from './making.ts';
import { sourceOf } from './source.ts';
import { variantOf } from './variant.ts';

/** For how long the picture of another host counts as current. */
const CURRENT = DAY;
/** After how long a host that could not be asked is asked again. */
const ASK_AGAIN = 10 * MINUTE;
/** For how long a look at a file of the club's own pictures is believed. */
const LOOKED = 2 * SECOND;
const REMEMBERED = 1000;

// A browser shows what it has at once, and from the second day on asks meanwhile whether that still holds.
const CACHE_CONTROL = `public, max-age=${DAY / SECOND}, stale-while-revalidate=${(30 * DAY) / SECOND}`;

/** What the image proxy works with. */
export interface ImageParts extends MakingParts {
  /** As they stand in an address. */
  readonly allowedHosts: readonly string[];
  readonly publicUrl: string;
  /** Counts the pictures that are made for a client. */
  readonly limiter: Limiter;
}

/** Who asks for a picture: the host that the call names as this site's, and the client's address. */
interface Asker {
  readonly host: string;
  readonly client: string;
}

/** The pictures that the site shows. */
export interface Images {
  /**
   * The picture that a query asks for, at once where it is at hand.
   *
   * @throws PictureRefusal, or a Refusal when there is too much to do.
   */
  picture(query: ImageQuery, asker: Asker): FileAnswer | Promise<FileAnswer>;
}

/** The image proxy (specification, section 7): pictures of the club and of the hosts that it trusts, resized and kept. */
export function createImages(parts: ImageParts): Images {
  const { cache, clock, limiter, log } = parts;
  const allowedHosts = new Set(parts.allowedHosts);
  const publicHost = new URL(parts.publicUrl).host;
  const stampOf = createStamps(parts.picturesFolder, clock);
  const making = createMaking(parts);
  const asked = new Map<string, number>();
  const time = () => clock.now().getTime();

  const refresh = (wanted: Wanted) => {
    remember(asked, wanted.name, time(), REMEMBERED);
    making
      .make(wanted)
      // A host that is away keeps its picture here, one that withdrew it does not.
      .catch((error: unknown) => (isPassing(error) ? undefined : cache.forget(wanted.name)))
      .catch((error: unknown) => log.warn({ err: error }, 'a picture could not be forgotten'));
  };
  const answer = (wanted: Wanted, { bytes, etag, madeAt }: CachedPicture): FileAnswer => {
    if (wanted.source.kind === 'other' && time() - madeAt > CURRENT) {
      if (time() - (asked.get(wanted.name) ?? 0) > ASK_AGAIN) refresh(wanted);
    }
    return { bytes, etag, type: `image/${wanted.variant.format}`, cacheControl: CACHE_CONTROL };
  };
  const makeFor = async (wanted: Wanted, client: string) => {
    countOrRefuse(limiter, client, 'Too many pictures in a short time. Please wait a moment.');
    return answer(wanted, await making.make(wanted));
  };
  const find = (wanted: Wanted, client: string): FileAnswer | Promise<FileAnswer> => {
    const found = cache.get(wanted.name);
    if (!(found instanceof Promise)) return answer(wanted, found);
    return found.then((picture) =>
      picture === undefined ? makeFor(wanted, client) : answer(wanted, picture),
    );
  };

  return {
    picture(query, { host, client }) {
      const source = sourceOf(query.url, { allowedHosts, ownHosts: [publicHost, host] });
      const variant = variantOf(query);
      const { format, quality, width, height } = variant;
      const form = `${format} ${quality} ${width} ${height}`;
      if (source.kind === 'other') {
        return find({ source, variant, name: `${form} ${source.url.href}` }, client);
      }
      const own = (stamp: string) =>
        find({ source, variant, name: `${form} ${stamp} ${source.name}` }, client);
      const stamp = stampOf(source.name);
      return stamp instanceof Promise ? stamp.then(own) : own(stamp);
    },
  };
}

const passing: ReadonlySet<PictureFault> = new Set(['silent', 'failed', 'unknownHost'] as const);
const isPassing = (error: unknown) =>
  !(error instanceof PictureRefusal) || passing.has(error.fault);

/** Tells the states of the club's own files apart, so that a changed one is made anew. */
function createStamps(folder: string, clock: Clock) {
  const known = new Map<string, { readonly stamp: string; readonly until: number }>();
  const look = async (name: string): Promise<string> => {
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (file?.isFile() !== true) throw new PictureRefusal('missing');
    if (file.size > PICTURE_BYTES) throw new PictureRefusal('tooLarge');
    const stamp = `${file.mtimeMs}-${file.size}`;
    const until = clock.now().getTime() + LOOKED;
    remember(known, name, { stamp, until }, REMEMBERED);
    return stamp;
  };
  return (name: string): string | Promise<string> => {
    const before = known.get(name);
    return before !== undefined && clock.now().getTime() < before.until ? before.stamp : look(name);
  };
}
