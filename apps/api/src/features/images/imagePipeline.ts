import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { ApiError } from '../../errors/apiError.ts';
import type { CachedPicture, PictureCache } from '../../platform/images/pictureCache.ts';
import type { PictureMaker } from '../../platform/images/pictureMaker.ts';
import { PictureError } from '../../platform/images/pictureError.ts';
import type { Upstream } from '../../platform/images/upstream.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import type { UploadedFiles } from '../pictures/uploadedFiles.ts';
import type { PictureSource } from './source.ts';
import type { Variant } from './variant.ts';

const FETCHED_AT_ONCE = 16;
const MADE_AT_ONCE = 2;
/** Pictures that are fetched, made or waiting: far more than any page shows. */
const UNDER_WAY_LIMIT = 300;
const RETRY_AFTER = 5;

/** A picture in one variant. The cache key names both, and changes with the content of an own file. */
export interface WantedPicture {
  readonly source: PictureSource;
  readonly variant: Variant;
  readonly cacheKey: string;
}

/** The dependencies of the image pipeline. */
export interface ImagePipelineDependencies extends Pick<FeatureDependencies, 'clock' | 'log'> {
  readonly cache: PictureCache;
  readonly maker: PictureMaker;
  readonly upstream: Upstream;
  readonly picturesFolder: string;
  readonly uploadedFiles: UploadedFiles;
}

/** Creates the pipeline that makes and caches pictures. Concurrent requests for one picture share the work (api/images-13). */
export function createImagePipeline(dependencies: ImagePipelineDependencies) {
  const { cache } = dependencies;
  const running = new Map<string, Promise<CachedPicture>>();
  const limitFetching = pLimit(FETCHED_AT_ONCE);
  const limitMaking = pLimit(MADE_AT_ONCE);

  const makeFrom = async (from: string, { variant, cacheKey }: WantedPicture) => {
    const to = await cache.newFilePath();
    try {
      await limitMaking(() => dependencies.maker.make({ ...variant, from, to }));
      return await cache.save(cacheKey, to, dependencies.clock.now().getTime());
    } finally {
      await rm(to, { force: true });
    }
  };
  const fetchAndMake = async (fetch: (to: string) => Promise<void>, wanted: WantedPicture) => {
    const from = await cache.newFilePath();
    try {
      await limitFetching(() => fetch(from));
      return await makeFrom(from, wanted);
    } finally {
      await rm(from, { force: true });
    }
  };
  const makeFromSource = (wanted: WantedPicture) => {
    const { source } = wanted;
    switch (source.kind) {
      case 'own':
        return makeFrom(join(dependencies.picturesFolder, source.name), wanted);
      case 'upload':
        return fetchAndMake((to) => dependencies.uploadedFiles.copy(source.name, to), wanted);
      case 'other':
        return fetchAndMake((to) => dependencies.upstream.fetch(source.url, to), wanted);
    }
  };

  return {
    /** @throws PictureError, or an ApiError 503 when too many pictures are waiting. */
    async make(wanted: WantedPicture) {
      const { source, cacheKey } = wanted;
      const sameWork = running.get(cacheKey);
      if (sameWork !== undefined) return sameWork;
      if (running.size >= UNDER_WAY_LIMIT) {
        throw new ApiError('unavailable', 'Too many pictures are being made. Please try again.', {
          retryAfter: RETRY_AFTER,
        });
      }
      const made = makeFromSource(wanted)
        .catch((error: unknown) => {
          if (error instanceof PictureError) logFailure(dependencies.log, source, error);
          throw error;
        })
        .finally(() => running.delete(cacheKey));
      running.set(cacheKey, made);
      return made;
    },
  };
}

/** Logs the failure for operators, without the query of the URL, which may hold a key. */
function logFailure(
  log: FastifyBaseLogger,
  source: PictureSource,
  { reason: errorReason, cause }: PictureError,
) {
  const picture = nameOf(source);
  const reason = cause instanceof Error ? cause.message : cause;
  log.warn({ picture, fault: errorReason, reason }, 'a picture could not be made');
}

function nameOf(source: PictureSource): string {
  switch (source.kind) {
    case 'own':
      return source.name;
    case 'upload':
      return source.name.file ?? source.name.id;
    case 'other':
      return `${source.url.origin}${source.url.pathname}`;
  }
}
