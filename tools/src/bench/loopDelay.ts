// Preloaded into a server (`--import`): measures the delays of its event loop from inside.
// Each SIGUSR2 writes the longest delay since the last one, in milliseconds, to the file LOOP_DELAY_FILE, and behind a space
// the one that 99.9 % of them do not exceed.
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env['LOOP_DELAY_FILE'];
if (file !== undefined) {
  const resolution = 1;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  process.on('SIGUSR2', () => {
    const inMilliseconds = (time: number) => String(Math.max(0, time / 1e6 - resolution));
    const times = [delay.max, delay.percentile(99.9)].map(inMilliseconds);
    writeFileSync(`${file}.new`, times.join(' '));
    renameSync(`${file}.new`, file);
    delay.reset();
  });
}
