import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../errors/apiError.ts';
import { PictureError } from '../../platform/images/pictureError.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { type Clock, isWithin, SECOND } from '../../platform/process/clock.ts';
import type { UploadName } from './names.ts';
import { findShownPictures, type ShownPictureRow } from './repository.ts';

/** How long the present file of a picture is remembered. */
const KNOWN_FOR = 2 * SECOND;
const KNOWN_LIMIT = 1000;
const RETRY_AFTER = 30;

/** The dependencies of {@link createUploadedFiles}. */
export interface UploadedFileDependencies {
  readonly queries: Queries;
  readonly store: FileStore;
  readonly clock: Clock;
}

/** Reads the files of uploaded pictures from the store, the same one for every server. */
export type UploadedFiles = ReturnType<typeof createUploadedFiles>;

/** Creates what reads the files of uploaded pictures. */
export function createUploadedFiles({ queries, store, clock }: UploadedFileDependencies) {
  const known = new LRUCache<string, { readonly row: ShownPictureRow; readonly since: Date }>({
    max: KNOWN_LIMIT,
  });
  const current = async (id: string): Promise<ShownPictureRow> => {
    const found = known.get(id);
    if (found !== undefined && isWithin(KNOWN_FOR, found.since, clock.now())) return found.row;
    const [row] = await findShownPictures(queries, [id]);
    if (row === undefined) throw new PictureError('missing');
    known.set(id, { row, since: clock.now() });
    return row;
  };
  const isStored = async (file: string) => (await store.writtenAt(file)) !== undefined;
  /** A page that was loaded before a replacement names a file that may be removed since. */
  const existing = async ({ id, file }: UploadName): Promise<string> => {
    if (file !== null && (await isStored(file))) return file;
    const now = (await current(id)).file;
    if (now === file || !(await isStored(now))) throw new PictureError('missing');
    return now;
  };
  return {
    /**
     * Returns the present file of a picture, and what a crop keeps of it.
     *
     * @throws PictureError where there is no such picture.
     */
    current,
    /** Opens a file as a stream. Throws like {@link current}, or an ApiError 503 while the store does not respond. */
    open: async (name: UploadName) =>
      asUnavailable(async () => {
        const file = await existing(name);
        return { file, stream: await store.read(file) };
      }),
    /** Copies a file to a local one. Throws like `open`. */
    copy: async (name: UploadName, to: string) =>
      asUnavailable(async () => {
        const file = await existing(name);
        await pipeline(await store.read(file), createWriteStream(to, { mode: 0o600 }));
      }),
  };
}

const UNAVAILABLE = 'The pictures cannot be reached at the moment. Please try again in a minute.';

/** Runs work on the store, whose own error speaks of documents. */
export async function asUnavailable<Result>(
  work: () => Promise<Result>,
  message: string = UNAVAILABLE,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
    throw Object.assign(new ApiError('unavailable', message, { retryAfter: RETRY_AFTER }), {
      cause: error,
    });
  }
}
