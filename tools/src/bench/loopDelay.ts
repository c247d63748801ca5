// Preloaded into a server (`--import`): measures the delays of its event loop from inside.
// Each SIGUSR2 writes the longest delay since the last one, in milliseconds, to the file LOOP_DELAY_FILE.
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env['LOOP_DELAY_FILE'];
if (file !== undefined) {
  const resolution = 1;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(`${file}.new`, String(Math.max(0, delay.max / 1e6 - resolution)));
    renameSync(`${file}.new`, file);
    delay.reset();
  });
}
