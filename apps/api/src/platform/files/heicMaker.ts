import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGate } from '../images/gate.ts';
import { Refusal } from '../http/refusal.ts';

const program = fileURLToPath(new URL('heic-process/main.ts', import.meta.url));

const WITHIN = 30_000;
/** One may take several hundred megabytes. */
const AT_ONCE = 1;
const MOST_WAITING = 8;
const RETRY_AFTER = 10;

/** Makes JPEG of HEIC, in a process of its own for each picture, without a file in clear. */
export interface HeicMaker {
  /**
   * @param open - gives the picture, once its turn has come.
   * @returns undefined when it can't be made.
   * @throws Refusal when too many wait; whatever the source throws.
   */
  jpegOf(open: () => Promise<Readable>): Promise<Buffer | undefined>;
}

/** @param within - milliseconds after which the process of a picture is ended. */
export function createHeicMaker(within: number = WITHIN): HeicMaker {
  const gate = createGate(AT_ONCE);
  let underWay = 0;
  return {
    async jpegOf(open) {
      if (underWay >= AT_ONCE + MOST_WAITING) {
        throw new Refusal('unavailable', 'Too many pictures are being made. Please try again.', {
          retryAfter: RETRY_AFTER,
        });
      }
      underWay += 1;
      try {
        return await gate.pass(async () => make(await open(), within));
      } finally {
        underWay -= 1;
      }
    },
  };
}

async function make(source: Readable, within: number): Promise<Buffer | undefined> {
  // Nothing of the server's environment: it holds secrets. What the library says of a picture is nobody's business.
  const child = spawn(process.execPath, ['--max-old-space-size=512', program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const tooLong = setTimeout(() => child.kill('SIGKILL'), within);
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
