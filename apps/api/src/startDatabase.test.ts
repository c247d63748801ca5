import { expect, inject, test } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './http/errors/log.ts';
import { systemRandom } from './platform/crypto/random.ts';
import { systemClock } from './platform/process/clock.ts';
import { onceReachable } from './startDatabase.ts';

test('api/platform/postgres-24: a start that loses its database stops what it started and begins again, any other failure ends it', async () => {
  const connectionString = inject('postgres');
  const result = readConfig({ DATABASE_URL: connectionString }, '/');
  if (!result.ok) throw new Error(result.issues.join());
  const done: string[] = [];
  const context = {
    config: result.config,
    log: createLog('silent'),
    clock: systemClock,
    random: systemRandom,
    onStop: () => void done.push('kept until the stop'),
    tracing: undefined,
    stopping: undefined,
  };
  const failures: unknown[] = [
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
  ];
  const start = () =>
    onceReachable(context, connectionString, async ({ onStop }) => {
      onStop(() => void done.push('first stopped'));
      onStop(() => {
        done.push('second stopped');
        throw new Error('it is gone too');
      });
      if (failures.length > 0) throw failures.shift();
      return 'started';
    });
  expect(await start()).toBe('started');
  const stopped = ['second stopped', 'first stopped'];
  const forTheStop = ['kept until the stop', 'kept until the stop'];
  expect(done.splice(0)).toEqual([...stopped, ...stopped, ...forTheStop]);
  failures.push(new Error('the apps are broken'));
  await expect(start()).rejects.toThrow('the apps are broken');
  expect(done).toEqual(stopped);
});
