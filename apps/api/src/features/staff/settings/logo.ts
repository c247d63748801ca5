import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOGO_SIZE_LIMIT } from '@parlour/contract/staff';
import { type FileStart, startOfFile } from '@parlour/core/documents';
import { ApiError, invalidInput } from '../../../errors/apiError.ts';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import { PictureError } from '../../../platform/images/pictureError.ts';
import type { PictureMaker } from '../../../platform/images/pictureMaker.ts';

/** Where logos are in the store, and below `/api`. */
const FOLDER = 'club/logo';

// Device pixels: twice what pages and emails show, for sharp screens.
const WIDTH = 320;
const HEIGHT = 80;

/** What stores logos. */
export interface LogoDependencies {
  readonly store: FileStore;
  readonly maker: PictureMaker;
  /** A folder for files that are being made. */
  readonly incomingFolder: string;
}

/** The kinds of a logo by its content. What its name or data URL says counts for nothing (api/staff/settings-9). */
const kinds: ReadonlySet<FileStart | null> = new Set(['png', 'jpg', 'webp'] as const);

/** Returns the size of a PNG in device pixels. */
const sizeOfPng = (bytes: Buffer) => ({
  width: bytes.readUInt32BE(16),
  height: bytes.readUInt32BE(20),
});

const notAPicture = () =>
  invalidInput('file', 'The logo must be a PNG, JPEG or WebP. Please choose another file.');

/**
 * Draws a logo anew, without metadata, and stores it by its content.
 *
 * @param dataUrl - the received file.
 * @returns its name in the store, which ends with its size as pages show it.
 * @throws ApiError
 */
export async function storeLogo(
  { store, maker, incomingFolder }: LogoDependencies,
  dataUrl: string,
): Promise<string> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > LOGO_SIZE_LIMIT) {
    throw new ApiError('payload_too_large', 'The logo is larger than 512 KB.', { field: 'file' });
  }
  if (!kinds.has(startOfFile(bytes))) throw notAPicture();
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
  const from = join(incomingFolder, `logo-${randomUUID()}`);
  const to = `${from}.png`;
  try {
    await writeFile(from, bytes, { mode: 0o600 });
    await maker.make({ from, to, format: 'png', quality: 100, width: WIDTH, height: HEIGHT });
    const made = await readFile(to);
    const hash = createHash('sha256').update(made).digest('hex').slice(0, 24);
    const { width, height } = sizeOfPng(made);
    const size = `${Math.ceil(width / 2)}x${Math.ceil(height / 2)}`;
    const name = `${FOLDER}/${hash}.${size}.png`;
    await store.put(name, to);
    return name;
  } catch (error) {
    if (error instanceof PictureError) throw notAPicture();
    throw error;
  } finally {
    await Promise.all([from, to].map((file) => rm(file, { force: true })));
  }
}
