import { type ChildProcess, fork } from 'node:child_process';
import pLimit from 'p-limit';
import { lowMemoryEnv } from '../../../../platform/process/lowMemoryEnv.ts';
import { serverFile } from '../../../../platform/process/serverFile.ts';
import type { ImportOrder, ImportOutcome, PictureStored, PictureToStore } from './order.ts';

const program = serverFile('importProcess.ts');
/** Megabytes of the old heap. A plan holds the keys of the club and one row at a time. */
const HEAP_LIMIT = 128;

type PutPicture = (name: string) => Promise<void>;

const refuse: PutPicture = () => Promise.reject(new Error('this order has no pictures'));

/** Performs orders in a process of their own, one after the other. */
export interface ImportProcess {
  /**
   * Performs an order after those before it.
   *
   * @param putPicture - stores an uploaded picture of a package by its name.
   */
  perform(order: ImportOrder, putPicture?: PutPicture): Promise<ImportOutcome>;
  /** Kills the process, even in the middle of an order. Nothing of that remains. */
  close(): void;
}

/** Creates what performs orders. Each has a process of its own, which ends with it. */
export function createImportProcess(): ImportProcess {
  const takeTurn = pLimit(1);
  let running: ChildProcess | undefined;
  let isClosed = false;
  const perform = (order: ImportOrder, putPicture: PutPicture) =>
    new Promise<ImportOutcome>((resolve) => {
      if (isClosed) return resolve({ kind: 'failed', failure: 'the server stops' });
      const child = fork(program, [], {
        execArgv: [
          '--conditions=@parlour/source',
          '--disable-warning=ExperimentalWarning',
          `--max-old-space-size=${HEAP_LIMIT}`,
          '--max-semi-space-size=4',
        ],
        // Nothing of the server's environment, since it contains secrets.
        env: lowMemoryEnv,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      running = child;
      const reply = (stored: PictureStored) => {
        if (child.connected) child.send(stored);
      };
      child.on('message', (message: ImportOutcome | PictureToStore) => {
        if (message.kind !== 'picture') return resolve(message);
        putPicture(message.name).then(
          () => reply({ failure: null }),
          (error: unknown) => reply({ failure: String(error) }),
        );
      });
      child.on('error', ({ message }) => resolve({ kind: 'failed', failure: message }));
      child.on('exit', (code, signal) =>
        resolve({ kind: 'failed', failure: `the process ended with ${signal ?? code}` }),
      );
      child.send(order, (error) => {
        if (error !== null) resolve({ kind: 'failed', failure: error.message });
      });
    });
  return {
    perform: (order, putPicture = refuse) => takeTurn(() => perform(order, putPicture)),
    close() {
      isClosed = true;
      running?.kill('SIGKILL');
    },
  };
}
