import { expect, test, vi } from 'vitest';
import { runSteps, type Step } from './runSteps.ts';

const step = (name: string, script: string): Step => ({
  name,
  command: [process.execPath, '-e', script],
});

test('each step says how it ended, and a failed one what it wrote', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const steps = [
    step('first', "console.log('unheard')"),
    step('second', "console.error('a fault'); process.exitCode = 1"),
  ];
  expect(await runSteps(steps, 1)).toBe(false);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([
    expect.stringMatching(/^ok +first \(/),
    expect.stringMatching(/^FAILED second \(/),
    'a fault\n',
  ]);
  expect(await runSteps(steps.slice(0, 1), 2)).toBe(true);
  log.mockRestore();
});
