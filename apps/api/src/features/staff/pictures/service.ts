import type {
  PictureChange,
  PictureReplacement,
  PictureUpload,
  UploadedPicture,
  UploadedPicturePage,
  UploadedPictureQuery,
} from '@parlour/contract/staff';
import { PICTURE_PAGE_SIZE } from '@parlour/contract/staff';
import { ApiError, invalidInput, orNotFound } from '../../../errors/apiError.ts';
import { parsePageMark } from '../../../http/parsing/pageMark.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { storedPictureName } from '../../pictures/names.ts';
import type { PictureRow } from '../../pictures/repository.ts';
import { asUnavailable } from '../../pictures/uploadedFiles.ts';
import { presentPicture } from './present.ts';
import type { createPictureReceiver, IncomingPicture, ReceivedPicture } from './receivePicture.ts';
import {
  deletePicture,
  findPicture,
  findPictures,
  findPictureUses,
  insertPicture,
  lockPicture,
  updatePicture,
} from './repository.ts';

const NOT_FOUND = 'Picture not found';

/** The dependencies of {@link createStaffPictures}. */
export interface StaffPictureDependencies extends Pick<
  FeatureDependencies,
  'clock' | 'random' | 'log'
> {
  readonly store: FileStore;
  readonly receiver: ReturnType<typeof createPictureReceiver>;
}

async function lockSeen(transaction: Transaction, id: string, version: number) {
  const row = orNotFound(await lockPicture(transaction, id), NOT_FOUND);
  if (row.version === version) return row;
  throw new ApiError(
    'changed_meanwhile',
    'Somebody has changed this picture meanwhile. Please look at it again.',
    { field: 'version' },
  );
}

/** Creates what editors do with pictures. */
export function createStaffPictures({
  clock,
  random,
  log,
  store,
  receiver,
}: StaffPictureDependencies) {
  /** A file that can't be removed is removed by the maintenance. */
  const removeFile = (file: string) =>
    store.remove(file).catch((error: unknown) => {
      log.warn({ err: error, file }, 'the file of a picture could not be removed');
    });
  /** Stores a file, then its row. Removes the file again unless a row has it or may have it. */
  const storeWithRow = async (
    queries: Queries,
    { id, file, path }: { readonly id: string; readonly file: string; readonly path: string },
    saveRow: () => Promise<string>,
  ): Promise<UploadedPicture> => {
    await asUnavailable(() => store.put(file, path));
    const removeUnlessKnown = async () => {
      // A failed transaction may still have committed.
      const row = await findPicture(queries, id).catch(() => 'unknown' as const);
      if (row === undefined || (row !== 'unknown' && row.file !== file)) await removeFile(file);
    };
    try {
      const savedId = await saveRow();
      if (savedId !== id) await removeUnlessKnown();
      return presentPicture(orNotFound(await findPicture(queries, savedId), NOT_FOUND));
    } catch (error) {
      await removeUnlessKnown();
      throw error;
    }
  };
  const fileOf = (id: string, { hash, extension }: ReceivedPicture<unknown>) =>
    storedPictureName(id, hash, extension);

  return {
    /** Returns a page of the pictures (api/staff/pictures-5). */
    async list(
      queries: Queries,
      { search, filter, before }: UploadedPictureQuery,
    ): Promise<UploadedPicturePage> {
      const rows = await findPictures(queries, {
        search,
        isWithoutText: filter === 'without_text',
        after: parsePageMark(before),
      });
      const page = rows.slice(0, PICTURE_PAGE_SIZE);
      const last = rows.length > PICTURE_PAGE_SIZE ? page.at(-1) : undefined;
      return {
        pictures: page.map(presentPicture),
        next: last === undefined ? null : `${last.uploadedAt.getTime()}-${last.id}`,
      };
    },
    /** Returns a picture with what shows it (api/staff/pictures-7). */
    async get(queries: Queries, id: string) {
      const row = orNotFound(await findPicture(queries, id), NOT_FOUND);
      return { picture: presentPicture(row), uses: await findPictureUses(queries, id) };
    },
    /** Stores a new picture (api/staff/pictures-1). */
    upload(queries: Queries, staffId: string, incoming: IncomingPicture<PictureUpload>) {
      const id = newId(clock, random);
      return receiver.receive(incoming, { name: id, staffId }, async (received) => {
        const { body, sentHash, width, height, size, path } = received;
        const row: PictureRow = {
          id,
          name: body.name,
          file: fileOf(id, received),
          alternativeText: body.alternativeText ?? null,
          focusX: 50,
          focusY: 50,
          width,
          height,
          size,
          version: 1,
          uploadedBy: staffId,
          uploadedAt: clock.now(),
          importId: null,
        };
        const request = JSON.stringify(['picture', body.name, row.alternativeText, sentHash]);
        return storeWithRow(queries, { id, file: row.file, path }, async () => {
          const { body: savedId } = await incoming.performOnce(request, async (transaction) => {
            await insertPicture(transaction, row);
            const event = { action: 'picture.uploaded', subject: `picture:${id}` } as const;
            return { status: 201, body: id, events: [event] };
          });
          return savedId;
        });
      });
    },
    /** Puts another file in place of a picture's (api/staff/pictures-8). */
    async replace(
      queries: Queries,
      { id, staffId }: { readonly id: string; readonly staffId: string },
      incoming: IncomingPicture<PictureReplacement>,
    ) {
      orNotFound(await findPicture(queries, id), NOT_FOUND);
      const name = newId(clock, random);
      return receiver.receive(incoming, { name, staffId }, async (received) => {
        const { body, sentHash, width, height, size, path } = received;
        const file = fileOf(id, received);
        const request = JSON.stringify(['picture', id, body.name, body.version, sentHash]);
        return storeWithRow(queries, { id, file, path }, async () => {
          await incoming.performOnce(request, async (transaction) => {
            const { version } = await lockSeen(transaction, id, body.version);
            const changes = { name: body.name, file, width, height, size };
            await updatePicture(transaction, { id, ...changes, version: version + 1 });
            const event = { action: 'picture.replaced', subject: `picture:${id}` } as const;
            return { status: 200, body: id, events: [event] };
          });
          return id;
        });
      });
    },
    /** Changes what is said of a picture (api/staff/pictures-6). */
    async change(transaction: Transaction, id: string, { version, ...said }: PictureChange) {
      const row = await lockSeen(transaction, id, version);
      const changed = { ...row, ...said, version: row.version + 1 };
      await updatePicture(transaction, changed);
      return presentPicture(changed);
    },
    /**
     * Deletes a picture that nothing shows (api/staff/pictures-9).
     *
     * @returns a function that removes its file, to call after the commit.
     */
    async remove(transaction: Transaction, id: string) {
      const { file } = orNotFound(await lockPicture(transaction, id), NOT_FOUND);
      const [use] = await findPictureUses(transaction, id);
      if (use !== undefined) {
        throw invalidInput('id', `The picture is still shown, for instance by ${use.title}.`);
      }
      await deletePicture(transaction, id);
      return () => removeFile(file);
    },
  };
}
