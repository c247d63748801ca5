import type { Readable } from 'node:stream';
import { createFileInJson } from './fileInJson.ts';
import { invalid, Refusal } from './refusal.ts';

const MEGABYTE = 1024 * 1024;
/** What a body may have beside its file: its other fields, and a stroke before each slash of the largest file. */
const BESIDE_FILE = 512 * 1024;

/** How many times too long a body may be for its connection to be kept. */
const LET_COME = 4;

/** What an upload may hold. */
export interface UploadLimits {
  /** The name of the data URL that is the file. */
  readonly field: string;
  /** The most bytes that the file may have. */
  readonly fileBytes: number;
}

/** An upload that was read: its body without the file, and the media type that the file's data URL names. */
export interface ReadUpload {
  readonly rest: Buffer;
  /** Undefined where there was no file. */
  readonly mediaType: string | undefined;
}

/** The longest body that can be an upload within the limits, in bytes. */
const bodyLimit = ({ fileBytes }: UploadLimits) => Math.ceil(fileBytes / 3) * 4 + BESIDE_FILE;

const tooLarge = ({ field, fileBytes }: UploadLimits, isUnread: boolean) =>
  new Refusal(
    'payload_too_large',
    `The ${field} is larger than ${fileBytes / MEGABYTE} MB. Please choose a smaller one.`,
    { field, isUnread },
  );

/**
 * Reads a JSON body that holds a file, and hands the file on piece by piece, waiting until each piece is taken.
 *
 * @param announced - the body's length as its header says, in bytes; NaN where it does not.
 * @param take - takes the next bytes of the file.
 * @throws Refusal; what is within the limits is read to its end all the same.
 */
export async function readUpload(
  source: Readable,
  announced: number,
  limits: UploadLimits,
  take: (bytes: Buffer) => Promise<void>,
): Promise<ReadUpload> {
  const most = bodyLimit(limits);
  // One that is not far too long is let come, to nowhere: a client that still sends does not listen.
  if (announced > most) throw tooLarge(limits, announced > LET_COME * most);
  const file = createFileInJson(limits.field);
  let [bodyBytes, fileBytes] = [0, 0];
  let failure: Error | undefined;
  const takeAll = async (chunk: Buffer) => {
    for (const bytes of file.read(chunk)) {
      fileBytes += bytes.length;
      if (fileBytes > limits.fileBytes) throw tooLarge(limits, false);
      await take(bytes);
    }
  };
  for await (const chunk of chunksOf(source)) {
    bodyBytes += chunk.length;
    if (bodyBytes > most) throw tooLarge(limits, true);
    if (failure !== undefined) continue;
    await takeAll(chunk).catch((error: unknown) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
  }
  if (failure !== undefined) throw failure;
  return file.end();
}

/** Leaves the source open when it is left early: it is the connection on which the answer goes. */
async function* chunksOf(source: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    }
  } catch {
    throw invalid('body', 'The body did not come whole.');
  }
}
