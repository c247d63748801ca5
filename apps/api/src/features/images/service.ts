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

/** How long the picture of another host is fresh. */
const FRESH_FOR = DAY;
/** The least time between two refreshes of one picture. */
const REFRESH_INTERVAL = 10 * MINUTE;
/** How long the stamp of a file of the club's own pictures is cached. */
const STAMP_CACHED_FOR = 2 * SECOND;
const CACHE_LIMIT = 1000;

// A browser shows its cached copy at once. From the second day on it revalidates it in the background.
const CACHE_CONTROL = `public, max-age=${DAY / SECOND}, stale-while-revalidate=${(30 * DAY) / SECOND}`;

/** The dependencies of the image proxy. */
export interface ImageParts extends MakingParts {
  /** Hosts that pictures may come from, written as in a URL. */
  readonly allowedHosts: readonly string[];
  readonly publicUrl: string;
  /** Limits the pictures that are made for a client. */
  readonly limiter: Limiter;
}

/** The requester of a picture: the call's Host header, and the client's IP. */
interface Requester {
  readonly host: string;
  readonly ip: string;
}

/** The image proxy. */
export interface Images {
  /**
   * Returns the requested picture, synchronously where it is cached in memory.
   *
   * @throws PictureError, or an ApiError 429 or 503 when there is too much to do.
   */
  picture(query: ImageQuery, requester: Requester): FileAnswer | Promise<FileAnswer>;
}

/** Creates the image proxy, which resizes and caches pictures of the club and of allowed hosts. */
export function createImages(dependencies: ImageParts): Images {
  const { cache, clock, limiter, log } = dependencies;
  const allowedHosts = new Set(dependencies.allowedHosts);
  const publicHost = new URL(dependencies.publicUrl).host;
  const stampOf = createStamps(dependencies.picturesFolder, clock);
  const pipeline = createMaking(dependencies);
  const refreshedAt = new Map<string, number>();
  const time = () => clock.now().getTime();

  const refresh = (wanted: Wanted) => {
    remember(refreshedAt, wanted.name, time(), CACHE_LIMIT);
    pipeline
      .make(wanted)
      // The picture of an unavailable host stays cached, a withdrawn one is removed (IM12).
      .catch((error: unknown) => (isTemporary(error) ? undefined : cache.forget(wanted.name)))
      .catch((error: unknown) => log.warn({ err: error }, 'a picture could not be forgotten'));
  };
  const respond = (wanted: Wanted, { bytes, etag, madeAt }: CachedPicture): FileAnswer => {
    if (wanted.source.kind === 'other' && time() - madeAt > FRESH_FOR) {
      if (time() - (refreshedAt.get(wanted.name) ?? 0) > REFRESH_INTERVAL) refresh(wanted);
    }
    return { bytes, etag, type: `image/${wanted.variant.format}`, cacheControl: CACHE_CONTROL };
  };
  const makeFor = async (wanted: Wanted, ip: string) => {
    countOrRefuse(limiter, ip, 'Too many pictures in a short time. Please wait a moment.');
    return respond(wanted, await pipeline.make(wanted));
  };
  const find = (wanted: Wanted, ip: string): FileAnswer | Promise<FileAnswer> => {
    const found = cache.get(wanted.name);
    if (!(found instanceof Promise)) return respond(wanted, found);
    return found.then((picture) =>
      picture === undefined ? makeFor(wanted, ip) : respond(wanted, picture),
    );
  };

  return {
    picture(query, { host, ip }) {
      const source = sourceOf(query.url, { allowedHosts, ownHosts: [publicHost, host] });
      const variant = variantOf(query);
      const { format, quality, width, height } = variant;
      const variantKey = `${format} ${quality} ${width} ${height}`;
      if (source.kind === 'other') {
        return find({ source, variant, name: `${variantKey} ${source.url.href}` }, ip);
      }
      const findOwn = (stamp: string) =>
        find({ source, variant, name: `${variantKey} ${stamp} ${source.name}` }, ip);
      const stamp = stampOf(source.name);
      return stamp instanceof Promise ? stamp.then(findOwn) : findOwn(stamp);
    },
  };
}

const temporaryFaults: ReadonlySet<PictureFault> = new Set([
  'silent',
  'failed',
  'unknownHost',
] as const);
const isTemporary = (error: unknown) =>
  !(error instanceof PictureRefusal) || temporaryFaults.has(error.fault);

/** Creates a function that returns a stamp of the content of an own file, from its modification time and size. */
function createStamps(folder: string, clock: Clock) {
  const stamps = new Map<string, { readonly stamp: string; readonly until: number }>();
  const readStamp = async (name: string): Promise<string> => {
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (file?.isFile() !== true) throw new PictureRefusal('missing');
    if (file.size > PICTURE_BYTES) throw new PictureRefusal('tooLarge');
    const stamp = `${file.mtimeMs}-${file.size}`;
    const until = clock.now().getTime() + STAMP_CACHED_FOR;
    remember(stamps, name, { stamp, until }, CACHE_LIMIT);
    return stamp;
  };
  return (name: string): string | Promise<string> => {
    const cached = stamps.get(name);
    return cached !== undefined && clock.now().getTime() < cached.until
      ? cached.stamp
      : readStamp(name);
  };
}
