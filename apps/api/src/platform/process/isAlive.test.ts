import { expect, onTestFinished, test, vi } from 'vitest';
import { isAlive } from './isAlive.ts';

test('api-6, api/platform/postgres-4: a process of another user is alive, a number without a process is not', () => {
  expect(isAlive(process.pid)).toBe(true);
  const kill = vi.spyOn(process, 'kill');
  onTestFinished(() => kill.mockRestore());
  for (const [code, alive] of [
    ['EPERM', true],
    ['ESRCH', false],
  ] as const) {
    kill.mockImplementationOnce(() => {
      throw Object.assign(new Error(code), { code });
    });
    expect(isAlive(4711)).toBe(alive);
  }
});
