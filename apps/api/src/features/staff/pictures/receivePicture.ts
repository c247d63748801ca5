import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { PICTURE_SIZE_LIMIT } from '@parlour/contract/staff';
import { invalidInput } from '../../../errors/apiError.ts';
import type { PerformCallOnce } from '../../../http/idempotency/idempotency.ts';
import type { UploadLimits } from '../../../http/upload/uploadBody.ts';
import { createUploadTurns } from '../../../http/upload/uploadTurns.ts';
import type { HeicMaker } from '../../../platform/files/heicMaker.ts';
import type { PictureMaker } from '../../../platform/images/pictureMaker.ts';
import { PictureError } from '../../../platform/images/pictureError.ts';
import type { PictureExtension } from '../../pictures/names.ts';
import { convertHeic, PIXELS_IN_WORDS, storedPictureOrder } from '../../pictures/storedPicture.ts';

/** An upload of a picture with an unread body. */
export interface IncomingPicture<Body> {
  readonly performOnce: PerformCallOnce;
  receive(
    limits: UploadLimits,
    consume: (bytes: Buffer) => Promise<void>,
  ): Promise<{ readonly body: Body }>;
}

/** A picture that was made, on this machine's disk. */
export interface MadeFile {
  readonly path: string;
  readonly extension: PictureExtension;
  /** SHA-256 of the made file, in hexadecimal digits. */
  readonly hash: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Bytes. */
  readonly size: number;
}

/** A picture that was received and made. */
export interface ReceivedPicture<Body> extends MadeFile {
  readonly body: Body;
  /** SHA-256 of the file as it was sent. */
  readonly sentHash: string;
}

/** What receiving pictures needs. */
export interface PictureReceiverDependencies {
  readonly maker: PictureMaker;
  readonly heic: HeicMaker;
  /** Used by pictures alone. Files that an earlier server left there are removed. */
  readonly folder: string;
}

const messages = {
  notAPicture:
    'The file is no picture that can be used. Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC.',
  damaged: 'The picture is damaged. Please choose another file.',
  tooManyPixels: `The picture has more pixels than can be opened: more than ${PIXELS_IN_WORDS}. Please choose a smaller one.`,
} as const;

/** Returns the error for a file that is no usable picture, and any other error as it is. */
function toUploadError(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error;
  const { reason } = error;
  const isKnown = reason === 'damaged' || reason === 'tooManyPixels';
  return invalidInput('file', messages[isKnown ? reason : 'notAPicture']);
}

/** Creates what receives pictures of staff and makes them safe to show: upright, without metadata, of a known format. */
export function createPictureReceiver({ maker, heic, folder }: PictureReceiverDependencies) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const makeInTurn = pLimit(1);
  const turns = createUploadTurns('pictures', { reading: 12, readingOfOwner: 4, ofOwner: 60 });

  const read = async <Body>(incoming: IncomingPicture<Body>, path: string) => {
    const file = await open(path, 'wx', 0o600);
    const hash = createHash('sha256');
    let size = 0;
    try {
      const limits = { field: 'file', fileBytes: PICTURE_SIZE_LIMIT };
      const { body } = await incoming.receive(limits, async (bytes) => {
        size += bytes.length;
        hash.update(bytes);
        await file.writeFile(bytes);
      });
      if (size === 0) throw invalidInput('file', 'The file is empty. Please choose another.');
      return { body, sentHash: hash.digest('base64url') };
    } finally {
      await file.close();
    }
  };
  const make = async (from: string, path: string): Promise<MadeFile> => {
    const reason = await convertHeic(from, heic);
    if (reason !== undefined) throw new PictureError(reason);
    const { format, width, height } = await maker.make(storedPictureOrder(from, path));
    const { size } = await stat(path);
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    return { path, extension: format === 'webp' ? 'webp' : 'jpg', hash, width, height, size };
  };

  return {
    /**
     * Receives and makes a picture, passes it to `work`, then removes it from the disk.
     *
     * @param name - a file name of its own.
     * @throws ApiError where the upload is no picture, too large, one too many or the disk full.
     */
    async receive<Body, Result>(
      incoming: IncomingPicture<Body>,
      { name, staffId }: { readonly name: string; readonly staffId: string },
      work: (picture: ReceivedPicture<Body>) => Promise<Result>,
    ): Promise<Result> {
      const [sent, path] = [join(folder, `${name}.sent`), join(folder, name)];
      try {
        return await turns.take(staffId, async () => {
          const { body, sentHash } = await read(incoming, sent);
          const made = await make(sent, path).catch((error: unknown) => {
            throw toUploadError(error);
          });
          return work({ ...made, body, sentHash });
        });
      } finally {
        await Promise.all([rm(sent, { force: true }), rm(path, { force: true })]);
      }
    },
    /**
     * Makes a picture that `load` writes to a path, passes it to `work`, then removes it from the disk. One is made at a time.
     *
     * @throws PictureError where it is no picture that can be used.
     */
    async load<Result>(
      name: string,
      load: (path: string) => Promise<void>,
      work: (picture: MadeFile) => Promise<Result>,
    ): Promise<Result> {
      const [sent, path] = [join(folder, `${name}.sent`), join(folder, name)];
      try {
        await load(sent);
        return await work(await makeInTurn(() => make(sent, path)));
      } finally {
        await Promise.all([rm(sent, { force: true }), rm(path, { force: true })]);
      }
    },
  };
}
