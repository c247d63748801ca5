import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { createGate } from '../../platform/gate.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CachedPicture, PictureCache } from '../../platform/images/pictureCache.ts';
import type { PictureMaker } from '../../platform/images/pictureMaker.ts';
import { PictureRefusal } from '../../platform/images/refusals.ts';
import type { Upstream } from '../../platform/images/upstream.ts';
import type { PictureSource } from './source.ts';
import type { Variant } from './variant.ts';

const FETCHED_AT_ONCE = 16;
const MADE_AT_ONCE = 2;
/** Pictures that are fetched, made or wait for it: far more than any page shows. */
const UNDER_WAY_LIMIT = 300;
const RETRY_AFTER = 5;

/** A picture in a certain form; the name is that of both together, and changes with the content of an own file. */
export interface Wanted {
  readonly source: PictureSource;
  readonly variant: Variant;
  readonly name: string;
}

/** What making pictures works with. */
export interface MakingParts {
  readonly cache: PictureCache;
  readonly maker: PictureMaker;
  readonly upstream: Upstream;
  readonly picturesFolder: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Makes pictures and keeps them, each once however many ask for it meanwhile. */
export interface Making {
  /** @throws PictureRefusal, or a Refusal when there is too much to do. */
  make(wanted: Wanted): Promise<CachedPicture>;
}

/** Makes what makes pictures. */
export function createMaking(parts: MakingParts): Making {
  const { cache } = parts;
  const underWay = new Map<string, Promise<CachedPicture>>();
  const fetching = createGate(FETCHED_AT_ONCE);
  const making = createGate(MADE_AT_ONCE);

  const makeFrom = async (from: string, { variant, name }: Wanted) => {
    const to = await cache.incoming();
    try {
      await making.pass(() => parts.maker.make({ ...variant, from, to }));
      return await cache.keep(name, to, parts.clock.now().getTime());
    } finally {
      await rm(to, { force: true });
    }
  };
  const fetchAndMake = async (url: URL, wanted: Wanted) => {
    const from = await cache.incoming();
    try {
      await fetching.pass(() => parts.upstream.fetch(url, from));
      return await makeFrom(from, wanted);
    } finally {
      await rm(from, { force: true });
    }
  };

  return {
    async make(wanted) {
      const { source, name } = wanted;
      const before = underWay.get(name);
      if (before !== undefined) return before;
      if (underWay.size >= UNDER_WAY_LIMIT) {
        throw new Refusal('unavailable', 'Too many pictures are being made. Please try again.', {
          retryAfter: RETRY_AFTER,
        });
      }
      const made = (
        source.kind === 'own'
          ? makeFrom(join(parts.picturesFolder, source.name), wanted)
          : fetchAndMake(source.url, wanted)
      )
        .catch((error: unknown) => {
          if (error instanceof PictureRefusal) report(parts.log, source, error);
          throw error;
        })
        .finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },
  };
}

/** Tells whoever runs the server, without the query of the address: it may hold a key. */
function report(log: FastifyBaseLogger, source: PictureSource, { fault, cause }: PictureRefusal) {
  const picture =
    source.kind === 'own' ? source.name : `${source.url.origin}${source.url.pathname}`;
  const reason = cause instanceof Error ? cause.message : cause;
  log.warn({ picture, fault, reason }, 'a picture could not be made');
}
