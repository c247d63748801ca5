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
import { PictureError, pictureLimitError } from './pictureError.ts';

const program = serverFile('platform/images/picture-process/main.ts');

const ORDER_TIMEOUT = 20_000;
const IDLE_TIMEOUT = 60_000;

/** Converts picture files in another process than the server's. */
export type PictureMaker = ReturnType<typeof createPictureMaker>;

type Outcome = Omit<OrderOutcome, 'number'> & {
  /** The process ended with other pictures open, and any of them may be the cause. */
  readonly isUncertain?: boolean;
  /** It took too long, or the process was killed, as systems do that run out of memory. */
  readonly isLimit?: boolean;
};

const stoppedOutcome: Outcome = { failure: 'the server stops' };

/**
 * Starts the process with the first order, and ends it after a while without orders. After a crash each open picture
 * is retried in a process of its own, so that only the picture that caused it is rejected.
 *
 * @param limit - milliseconds for one picture.
 */
export function createPictureMaker(limit: number = ORDER_TIMEOUT) {
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
    isolated = startProcess(limit);
    const outcome = await isolated.make(order);
    isolated.end();
    return outcome;
  };
  return {
    /**
     * @throws PictureError when the file cannot be converted.
     * @throws ApiError 503 when it took too long or too much memory.
     * @throws Error with the code ENOSPC for a full disk.
     */
    async make(order: PictureOrder): Promise<MadePicture> {
      clearTimeout(idleTimer);
      if (running?.hasEnded() !== false) running = startProcess(limit);
      const outcome = await running.make(order);
      const { reason, failure, made, isLimit } =
        outcome.isUncertain === true ? await isolate(() => makeIsolated(order)) : outcome;
      clearTimeout(idleTimer);
      idleTimer = setTimeout(end, IDLE_TIMEOUT).unref();
      if (isLimit === true) throw pictureLimitError();
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

function startProcess(limit: number) {
  const pendingOrders = new Map<number, (outcome: Outcome) => void>();
  let count = 0;
  let hasEnded = false;
  const child = fork(program, [], {
    execArgv: ['--conditions=@parlour/source', '--disable-warning=ExperimentalWarning'],
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
  /** Whether one of the pictures was given up, which the others had no part in. */
  let isGivenUp = false;
  // One of the open pictures caused the crash. The system kills what takes too much memory.
  const handleExit = (_code: number | null, signal: string | null) => {
    const isUncertain = isGivenUp || pendingOrders.size > 1;
    settleAll(
      signal === 'SIGKILL' ? { isLimit: true, isUncertain } : { reason: 'damaged', isUncertain },
    );
  };
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
        const timeout = setTimeout(() => {
          pendingOrders.get(number)?.({ isLimit: true });
          isGivenUp = true;
          hasEnded = true;
          child.kill('SIGKILL');
        }, limit);
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
