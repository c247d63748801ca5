import type { Logger } from 'pino';
import { SECOND } from './clock.ts';
import { signals } from './signals.ts';

const SWEEP_INTERVAL = 15 * SECOND;

/**
 * Does what is due every 15 seconds. What fails is logged and tried again.
 *
 * @returns a function that stops it and resolves once a running pass has finished.
 */
export function startSweep(sweep: () => Promise<void>, log: Logger): () => Promise<void> {
  const sweepOrLog = () =>
    sweep().then(
      () => void signals.emit('sweep', 'done'),
      (error: unknown) => {
        signals.emit('sweep', 'failed');
        log.warn({ err: error }, 'what is due waits for the next pass');
      },
    );
  let running = sweepOrLog();
  const timer = setInterval(() => {
    running = running.then(sweepOrLog);
  }, SWEEP_INTERVAL);
  return () => {
    clearInterval(timer);
    return running;
  };
}
