import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { lowMemoryEnv } from '../../../../platform/process/lowMemoryEnv.ts';
import type { ImportOrder, ImportOutcome } from './order.ts';

const program = fileURLToPath(new URL('../../../../importProcess.ts', import.meta.url));
/** Megabytes of the old heap. A plan holds the keys of the club and one row at a time. */
const HEAP_LIMIT = 128;

/** Performs orders in a process of their own, one after the other. */
export interface ImportProcess {
  /** Performs an order after those before it. */
  perform(order: ImportOrder): Promise<ImportOutcome>;
  /** Kills the process, even in the middle of an order. Nothing of that remains. */
  close(): void;
}

/** Creates what performs orders. Each has a process of its own, which ends with it. */
export function createImportProcess(): ImportProcess {
  const takeTurn = pLimit(1);
  let running: ChildProcess | undefined;
  let isClosed = false;
  const perform = (order: ImportOrder) =>
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
      child.on('message', (outcome: ImportOutcome) => resolve(outcome));
      child.on('error', ({ message }) => resolve({ kind: 'failed', failure: message }));
      child.on('exit', (code, signal) =>
        resolve({ kind: 'failed', failure: `the process ended with ${signal ?? code}` }),
      );
      child.send(order, (error) => {
        if (error !== null) resolve({ kind: 'failed', failure: error.message });
      });
    });
  return {
    perform: (order: ImportOrder) => takeTurn(() => perform(order)),
    close() {
      isClosed = true;
      running?.kill('SIGKILL');
    },
  };
}
