import { mkdtempDisposable, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startClub } from '@parlour/e2e';

/** Milliseconds between two looks for the answer of the server. */
const PAUSE = 5;

/** The delays of an event loop since the last reading, in milliseconds. */
interface Delays {
  readonly longest: number;
  /** What 99.9 % of them do not exceed. */
  readonly usual: number;
}

/** Starts a club whose server has a preloaded script that observes its event loop. */
export async function startObservedClub() {
  await using stack = new AsyncDisposableStack();
  const { path: folder } = stack.use(await mkdtempDisposable(join(tmpdir(), 'parlour-bench-')));
  const file = join(folder, 'loop-delay');
  const club = stack.use(
    await startClub({
      LOG_LEVEL: 'warn',
      LOOP_DELAY_FILE: file,
      NODE_OPTIONS: `--import=${new URL('loopDelay.ts', import.meta.url).href}`,
    }),
  );
  const resources = stack.move();
  return {
    club,
    folder,
    readDelays: async (): Promise<Delays> => {
      await rm(file, { force: true });
      process.kill(club.processId() ?? 0, 'SIGUSR2');
      for (;;) {
        await wait(PAUSE);
        const text = await readFile(file, 'utf8').catch(() => '');
        const [longest, usual] = text.split(' ').map(Number);
        if (longest !== undefined && usual !== undefined) return { longest, usual };
      }
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
