import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Random } from './platform/crypto/random.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Tracing } from './platform/process/tracing.ts';

/** Registers a function to call when the server stops. The last one registered runs first. */
type OnStop = (stop: () => Promise<unknown> | void) => void;

/** What the steps of a start share. */
export interface StartContext {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly onStop: OnStop;
  /** Undefined while nothing is traced. */
  readonly tracing: Tracing | undefined;
  /** Ends the start before its next step and in any wait, when it is interrupted. */
  readonly stopping: AbortSignal | undefined;
}
