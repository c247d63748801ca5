import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { ApiError } from '../../errors/apiError.ts';
import { serverFile } from '../process/serverFile.ts';

const program = serverFile('platform/files/heic-process/main.ts');

/** The exit codes of the process. A shell adds the number of a signal to 128. */
const [TOO_MANY_PIXELS, OUT_OF_MEMORY, SIGNALED] = [2, 3, 128];
const QUEUE_LIMIT = 8;
const RETRY_AFTER = 10;

/** The limits of one picture. */
const defaultLimits = {
  /** The time limit, in milliseconds. Browsers give up an upload after 30 seconds without progress. */
  within: 25_000,
  /** The data segment limit of its process. A picture of 65 megapixels takes some 0.6 GB, one of 10 bits twice as much. */
  kilobytes: 1_500_000,
};

/** Why a HEIC is not made: it is damaged, too large, or took too long or too much memory. */
type HeicFailure = 'damaged' | 'tooManyPixels' | 'limit';

/** Converts HEIC to JPEG, in a separate process for each picture, without an unencrypted file on disk. */
export type HeicMaker = ReturnType<typeof createHeicMaker>;

/** Converts one picture at a time, since a large one takes some 600 MB. */
export function createHeicMaker(limits: Partial<typeof defaultLimits> = {}) {
  const limitConverting = pLimit(1);
  return {
    /**
     * @param open - opens the picture when its turn has come.
     * @returns the JPEG, or why the picture cannot be converted.
     * @throws ApiError when too many pictures wait, and any error of the source.
     */
    async jpegOf(open: () => Promise<Readable>): Promise<Buffer | HeicFailure> {
      if (limitConverting.pendingCount >= QUEUE_LIMIT) {
        throw new ApiError('unavailable', 'Too many pictures are being made. Please try again.', {
          retryAfter: RETRY_AFTER,
        });
      }
      return limitConverting(async () => convert(await open(), { ...defaultLimits, ...limits }));
    },
  };
}

async function convert(
  source: Readable,
  limits: typeof defaultLimits,
): Promise<Buffer | HeicFailure> {
  // Node cannot set the limit, so a shell sets it and then becomes the process. It includes memory outside the heap.
  const shellArgs = ['-c', `ulimit -d ${limits.kilobytes}; exec "$0" "$@"`];
  const options = ['--conditions=@parlour/source', '--max-old-space-size=512'];
  const nodeCommand = [process.execPath, ...options, program];
  // Nothing of the server's environment, since it contains secrets. Messages of the library about a picture are dropped.
  const child = spawn('/bin/sh', [...shellArgs, ...nodeCommand], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const timeout = setTimeout(() => child.kill('SIGKILL'), limits.within);
  const exitCode = new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
    child.on('error', () => resolve(null));
  });
  let sourceError: Error | undefined;
  const input = pipeline(source, child.stdin).catch((error: unknown) => {
    // An early end of the process is handled by its exit.
    if (error instanceof Error && !isBrokenPipe(error)) sourceError = error;
    child.kill('SIGKILL');
  });
  const output = buffer(child.stdout).catch(() => Buffer.alloc(0));
  const [code, jpeg] = await Promise.all([exitCode, output, input]);
  clearTimeout(timeout);
  if (sourceError !== undefined) throw sourceError;
  if (code === 0 && jpeg.length > 0) return jpeg;
  if (code === TOO_MANY_PIXELS) return 'tooManyPixels';
  return code === OUT_OF_MEMORY || code === null || code > SIGNALED ? 'limit' : 'damaged';
}

const brokenPipeCodes: ReadonlySet<unknown> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
]);
const isBrokenPipe = (error: unknown) =>
  error instanceof Error && 'code' in error && brokenPipeCodes.has(error.code);
