import { fork, type ChildProcess } from 'node:child_process';
import pLimit from 'p-limit';
import type {
  MadePicture,
  NumberedOrder,
  OrderOutcome,
  PictureOrder,
} from './picture-process/order.ts';
import { lowMemoryEnv } from '../process/lowMemoryEnv.ts';
import { serverFile } from '../process/serverFile.ts';
import { PictureError } from './pictureError.ts';

const program = serverFile('platform/images/picture-process/main.ts');

const ORDER_TIMEOUT = 20_000;
const IDLE_TIMEOUT = 60_000;

/** Converts picture files in another process than the server's. */
export type PictureMaker = ReturnType<typeof createPictureMaker>;

type Outcome = Omit<OrderOutcome, 'number'> & {
  /** The process ended with several pictures open, and any of them may be the cause. */
  readonly isUncertain?: boolean;
};

const stoppedOutcome: Outcome = { failure: 'the server stops' };

/**
 * Starts the process with the first order, and ends it after a while without orders. After a crash each open picture
 * is retried in a process of its own, so that only the picture that caused it is rejected.
 */
export function createPictureMaker() {
  let running: ReturnType<typeof startProcess> | undefined;
  let isolated: ReturnType<typeof startProcess> | undefined;
  const isolate = pLimit(1);
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const end = () => {
    running?.end();
    running = undefined;
  };
  const makeIsolated = async (order: PictureOrder): Promise<Outcome> => {
    // The order may have waited until after close.
    if (isClosed) return stoppedOutcome;
    isolated = startProcess();
    const outcome = await isolated.make(order);
    isolated.end();
    return outcome;
  };
  return {
    /** @throws PictureError when the file cannot be converted, and an error with the code ENOSPC for a full disk. */
    async make(order: PictureOrder): Promise<MadePicture> {
      clearTimeout(idleTimer);
      if (running?.hasEnded() !== false) running = startProcess();
      const outcome = await running.make(order);
      const { reason, failure, made } =
        outcome.isUncertain === true ? await isolate(() => makeIsolated(order)) : outcome;
      clearTimeout(idleTimer);
      idleTimer = setTimeout(end, IDLE_TIMEOUT).unref();
      if (reason !== undefined) throw new PictureError(reason);
      if (made === undefined) throw failureOf(failure ?? 'it has no outcome');
      return made;
    },
    /** Kills the process, even in the middle of an order. */
    close() {
      isClosed = true;
      clearTimeout(idleTimer);
      end();
      isolated?.end();
    },
  };
}

/** Restores the code of a full disk: the other process sends only its text. */
function failureOf(text: string): Error {
  const error = new Error(`A picture could not be made: ${text}`);
  return /ENOSPC|EDQUOT|No space left|quota exceeded/i.test(text)
    ? Object.assign(error, { code: 'ENOSPC' })
    : error;
}

function startProcess() {
  const pendingOrders = new Map<number, (outcome: Outcome) => void>();
  let count = 0;
  let hasEnded = false;
  const child = fork(program, [], {
    execArgv: [],
    // Nothing of the server's environment, since it contains secrets.
    env: lowMemoryEnv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  keepAlive(child, false);
  child.on('message', (outcome: OrderOutcome) => pendingOrders.get(outcome.number)?.(outcome));
  const settleAll = (outcome: Outcome) => {
    hasEnded = true;
    for (const settle of pendingOrders.values()) settle(outcome);
  };
  // One of the open pictures caused the crash.
  const handleExit = () => settleAll({ reason: 'damaged', isUncertain: pendingOrders.size > 1 });
  child.on('error', ({ message }) => settleAll({ failure: message }));
  child.on('exit', handleExit);
  return {
    hasEnded: () => hasEnded,
    end() {
      settleAll(stoppedOutcome);
      child.kill('SIGKILL');
    },
    make: (order: PictureOrder) =>
      new Promise<Outcome>((resolve) => {
        const number = (count += 1);
        const timeout = setTimeout(() => child.kill('SIGKILL'), ORDER_TIMEOUT);
        keepAlive(child, true);
        pendingOrders.set(number, (outcome) => {
          clearTimeout(timeout);
          pendingOrders.delete(number);
          if (pendingOrders.size === 0) keepAlive(child, false);
          resolve(outcome);
        });
        const message: NumberedOrder = { number, order };
        child.send(message, (error) => {
          if (error !== null) settleAll({ failure: error.message });
        });
      }),
  };
}

/** Lets a running order keep this process alive. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
