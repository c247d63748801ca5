import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageQuery } from '@parlour/contract';
import { LRUCache } from 'lru-cache';
import { type Clock, DAY, isWithin, MINUTE, SECOND } from '../../platform/process/clock.ts';
import { createRateLimiter, enforceRateLimit } from '../../access/rateLimiter.ts';
import type { CachedPicture } from '../../platform/images/pictureCache.ts';
import { type PictureErrorReason, PictureError } from '../../platform/images/pictureError.ts';
import { PICTURE_BYTES } from '../../platform/images/upstream.ts';
import {
  createImagePipeline,
  type ImagePipelineDependencies,
  type WantedPicture,
} from './imagePipeline.ts';
import type { UploadName } from '../pictures/names.ts';
import { sourceOf } from './source.ts';
import { type Variant, variantOf } from './variant.ts';

/** How long the picture of another host is fresh. */
const FRESH_FOR = DAY;
/** The least time between two refreshes of one picture. */
const REFRESH_INTERVAL = 10 * MINUTE;
/** How long the stamp of a file of the club's own pictures is cached. */
const STAMP_CACHED_FOR = 2 * SECOND;
const CACHE_LIMIT = 1000;
// Counts pictures that are made. Cached ones do not count.
const PICTURES_PER_CLIENT_AND_MINUTE = 1200;

/** The dependencies of the image proxy. */
export interface ImageDependencies extends ImagePipelineDependencies {
  /** Hosts that pictures may come from, written as in a URL. */
  readonly allowedHosts: readonly string[];
  readonly publicUrl: string;
}

/** A picture in the requested variant. */
export type ProxiedPicture = Pick<CachedPicture, 'bytes' | 'etag'> &
  Required<Pick<Variant, 'format' | 'isCropped'>>;

/** Creates the image proxy, which resizes and caches pictures of the club and of allowed hosts. */
export function createImages(dependencies: ImageDependencies) {
  const { cache, clock, log } = dependencies;
  const limiter = createRateLimiter(clock, PICTURES_PER_CLIENT_AND_MINUTE);
  const allowedHosts = new Set(dependencies.allowedHosts);
  const publicHost = new URL(dependencies.publicUrl).host;
  const stampOf = createStamps(dependencies.picturesFolder, clock);
  const pipeline = createImagePipeline(dependencies);
  const refreshedAt = new LRUCache<string, number>({ max: CACHE_LIMIT });

  const refresh = (wanted: WantedPicture) => {
    refreshedAt.set(wanted.cacheKey, clock.now().getTime());
    pipeline
      .make(wanted)
      // The picture of an unavailable host stays cached, a withdrawn one is removed (api/images-12).
      .catch((error: unknown) => (isTemporary(error) ? undefined : cache.remove(wanted.cacheKey)))
      .catch((error: unknown) => log.warn({ err: error }, 'a picture could not be forgotten'));
  };
  const respond = (
    wanted: WantedPicture,
    { bytes, etag, madeAt }: CachedPicture,
  ): ProxiedPicture => {
    if (wanted.source.kind === 'other' && !isWithin(FRESH_FOR, madeAt, clock.now())) {
      const last = refreshedAt.get(wanted.cacheKey) ?? 0;
      if (!isWithin(REFRESH_INTERVAL, last, clock.now())) refresh(wanted);
    }
    const { format, isCropped = false } = wanted.variant;
    return { bytes, etag, format, isCropped };
  };
  const makeFor = async (wanted: WantedPicture, ip: string) => {
    enforceRateLimit(limiter, ip, 'Too many pictures in a short time. Please wait a moment.');
    return respond(wanted, await pipeline.make(wanted));
  };
  const find = (wanted: WantedPicture, ip: string): ProxiedPicture | Promise<ProxiedPicture> => {
    const found = cache.get(wanted.cacheKey);
    if (!(found instanceof Promise)) return respond(wanted, found);
    return found.then((picture) =>
      picture === undefined ? makeFor(wanted, ip) : respond(wanted, picture),
    );
  };

  const findUpload = (
    name: UploadName,
    variant: Variant,
    ip: string,
  ): ProxiedPicture | Promise<ProxiedPicture> => {
    const findFile = (file: string, cropped = variant) =>
      find(
        {
          source: { kind: 'upload', name: { ...name, file } },
          variant: cropped,
          cacheKey: `${keyOf(cropped)} ${file}`,
        },
        ip,
      );
    // A file never changes, so that its cached picture needs no look at the database.
    if (name.file !== null && variant.isCropped !== true) return findFile(name.file);
    return dependencies.uploadedFiles
      .current(name.id)
      .then(({ file, focusX, focusY }) =>
        findFile(
          file,
          variant.isCropped === true ? { ...variant, focus: { x: focusX, y: focusY } } : variant,
        ),
      );
  };

  return {
    /**
     * Returns the requested picture, synchronously where it is cached in memory.
     *
     * @param host - the Host header of the call.
     * @param ip - the IP of the client.
     * @throws PictureError, or an ApiError 429 or 503 when there is too much to do.
     */
    getPicture(query: ImageQuery, host: string, ip: string) {
      const source = sourceOf(query.url, { allowedHosts, ownHosts: [publicHost, host] });
      const variant = variantOf(query);
      const variantKey = keyOf(variant);
      if (source.kind === 'other') {
        return find({ source, variant, cacheKey: `${variantKey} ${source.url.href}` }, ip);
      }
      if (source.kind === 'upload') return findUpload(source.name, variant, ip);
      const findOwn = (stamp: string) =>
        find({ source, variant, cacheKey: `${variantKey} ${stamp} ${source.name}` }, ip);
      const stamp = stampOf(source.name);
      return stamp instanceof Promise ? stamp.then(findOwn) : findOwn(stamp);
    },
  };
}

/** Returns the part of a cache key that names the variant. */
function keyOf({ format, quality, width, height, isCropped = false, focus }: Variant): string {
  const crop = isCropped ? ` cropped${focus === undefined ? '' : ` at ${focus.x} ${focus.y}`}` : '';
  return `${format} ${quality} ${width} ${height}${crop}`;
}

const temporaryFaults: ReadonlySet<PictureErrorReason> = new Set([
  'silent',
  'failed',
  'unknownHost',
] as const);
const isTemporary = (error: unknown) =>
  !(error instanceof PictureError) || temporaryFaults.has(error.reason);

/** Creates a function that returns a stamp of the content of an own file, from its modification time and size. */
function createStamps(folder: string, clock: Clock) {
  type Stamp = { readonly stamp: string; readonly since: Date };
  const stamps = new LRUCache<string, Stamp>({ max: CACHE_LIMIT });
  const readStamp = async (name: string): Promise<string> => {
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (file?.isFile() !== true) throw new PictureError('missing');
    if (file.size > PICTURE_BYTES) throw new PictureError('tooLarge');
    const stamp = `${file.mtimeMs}-${file.size}`;
    stamps.set(name, { stamp, since: clock.now() });
    return stamp;
  };
  return (name: string): string | Promise<string> => {
    const cached = stamps.get(name);
    return cached !== undefined && isWithin(STAMP_CACHED_FOR, cached.since, clock.now())
      ? cached.stamp
      : readStamp(name);
  };
}
