import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGate } from '../gate.ts';
import { Refusal } from '../http/refusal.ts';

const program = fileURLToPath(new URL('heic-process/main.ts', import.meta.url));

const WAITING_LIMIT = 8;
const RETRY_AFTER = 10;

/** What one picture may take. */
interface HeicLimits {
  /** Milliseconds. */
  readonly within: number;
  /** What its process may reserve to write to; of a picture of 40 megapixels that is some 1.3 GB, half of it used. */
  readonly kilobytes: number;
}

const usual: HeicLimits = { within: 30_000, kilobytes: 1_500_000 };

/** Makes JPEG of HEIC, in a process of its own for each picture, without a file in clear. */
export interface HeicMaker {
  /**
   * @param open - gives the picture, once its turn has come.
   * @returns undefined when it can't be made.
   * @throws Refusal when too many wait; whatever the source throws.
   */
  jpegOf(open: () => Promise<Readable>): Promise<Buffer | undefined>;
}

/** Makes one picture at a time: a large one takes some 600 MB. */
export function createHeicMaker(limits: Partial<HeicLimits> = {}): HeicMaker {
  const gate = createGate(1, {
    waiting: WAITING_LIMIT,
    refusal: () =>
      new Refusal('unavailable', 'Too many pictures are being made. Please try again.', {
        retryAfter: RETRY_AFTER,
      }),
  });
  return {
    jpegOf: (open) => gate.pass(async () => make(await open(), { ...usual, ...limits })),
  };
}

async function make(source: Readable, limits: HeicLimits): Promise<Buffer | undefined> {
  // The shell sets the limit, which Node can't, and becomes the process. Memory outside the heap counts as well.
  const limited = ['-c', `ulimit -d ${limits.kilobytes}; exec "$0" "$@"`];
  const node = [process.execPath, '--max-old-space-size=512', program];
  // Nothing of the server's environment: it holds secrets. What the library says of a picture is nobody's business.
  const child = spawn('/bin/sh', [...limited, ...node], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const tooLong = setTimeout(() => child.kill('SIGKILL'), limits.within);
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
    child.on('error', () => resolve(null));
  });
  let failure: Error | undefined;
  const sent = pipeline(source, child.stdin).catch((error: unknown) => {
    // A process that ended before it had all is told by its exit.
    if (error instanceof Error && !isBrokenPipe(error)) failure = error;
    child.kill('SIGKILL');
  });
  const made = buffer(child.stdout).catch(() => Buffer.alloc(0));
  const [code, jpeg] = await Promise.all([ended, made, sent]);
  clearTimeout(tooLong);
  if (failure !== undefined) throw failure;
  return code === 0 && jpeg.length > 0 ? jpeg : undefined;
}

const pipeCodes: ReadonlySet<unknown> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
]);
const isBrokenPipe = (error: unknown) =>
  error instanceof Error && 'code' in error && pipeCodes.has(error.code);
