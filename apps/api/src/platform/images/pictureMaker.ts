import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createGate } from '../gate.ts';
import type { NumberedOrder, OrderOutcome, PictureOrder } from './picture-process/order.ts';
import { memoryGivenBack } from '../memoryGivenBack.ts';
import { PictureRefusal } from './refusals.ts';

const program = fileURLToPath(new URL('picture-process/main.ts', import.meta.url));

const WITHIN = 20_000;
const IDLE = 60_000;

/** Makes pictures of files, outside the server's own process. */
export interface PictureMaker {
  /** @throws PictureRefusal when the picture can't be made of what the file holds. */
  make(order: PictureOrder): Promise<void>;
  /** Ends the process, whatever it is doing. */
  close(): void;
}

type Outcome = Omit<OrderOutcome, 'number'> & {
  /** The process ended while it had several pictures open: any of them may be what ended it. */
  readonly isUncertain?: boolean;
};

const stopped: Outcome = { failure: 'the server stops' };

/**
 * Starts its process with the first order, and ends it when there was none for a while. Pictures that were open together
 * when it crashed are made once more, each in a process of its own, so that only the one at fault is refused.
 */
export function createPictureMaker(): PictureMaker {
  let running: ReturnType<typeof startProcess> | undefined;
  let single: ReturnType<typeof startProcess> | undefined;
  const oneByOne = createGate(1);
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const end = () => {
    running?.end();
    running = undefined;
  };
  const makeAlone = async (order: PictureOrder): Promise<Outcome> => {
    // It may have waited for its turn until after the end.
    if (isClosed) return stopped;
    single = startProcess();
    const outcome = await single.make(order);
    single.end();
    return outcome;
  };
  return {
    async make(order) {
      clearTimeout(idle);
      if (running?.hasEnded() !== false) running = startProcess();
      const outcome = await running.make(order);
      const { fault, failure } =
        outcome.isUncertain === true ? await oneByOne.pass(() => makeAlone(order)) : outcome;
      clearTimeout(idle);
      idle = setTimeout(end, IDLE).unref();
      if (fault !== undefined) throw new PictureRefusal(fault);
      if (failure !== undefined) throw new Error(`A picture could not be made: ${failure}`);
    },
    close() {
      isClosed = true;
      clearTimeout(idle);
      end();
      single?.end();
    },
  };
}

function startProcess() {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let count = 0;
  let hasEnded = false;
  const child = fork(program, [], {
    execArgv: [],
    // Nothing of the server's environment: it holds secrets.
    env: memoryGivenBack,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  keepAlive(child, false);
  child.on('message', (outcome: OrderOutcome) => waiting.get(outcome.number)?.(outcome));
  const lose = (outcome: Outcome) => {
    hasEnded = true;
    for (const settle of waiting.values()) settle(outcome);
  };
  // Whatever ended it was in one of the pictures that it had open.
  const crash = () => lose({ fault: 'damaged', isUncertain: waiting.size > 1 });
  child.on('error', ({ message }) => lose({ failure: message }));
  child.on('exit', crash);
  return {
    hasEnded: () => hasEnded,
    end() {
      lose(stopped);
      child.kill('SIGKILL');
    },
    make: (order: PictureOrder) =>
      new Promise<Outcome>((resolve) => {
        const number = (count += 1);
        const tooLong = setTimeout(() => child.kill('SIGKILL'), WITHIN);
        keepAlive(child, true);
        waiting.set(number, (outcome) => {
          clearTimeout(tooLong);
          waiting.delete(number);
          if (waiting.size === 0) keepAlive(child, false);
          resolve(outcome);
        });
        const message: NumberedOrder = { number, order };
        child.send(message, (error) => {
          if (error !== null) lose({ failure: error.message });
        });
      }),
  };
}

/** Whether this process stays for the sake of the other one. */
function keepAlive(child: ChildProcess, needed: boolean): void {
  if (needed) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
