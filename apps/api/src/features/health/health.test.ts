import { expect, onTestFinished, test } from 'vitest';
import { startTestClub } from '../../testing/testClub.ts';

test('api/health-1, api/health-2: health follows the process, readiness the database', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const statuses = async () => [
    (await club.call('GET', '/api/health')).status,
    (await club.call('GET', '/api/ready')).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await club.database.close();
  expect(await statuses()).toEqual([200, 503]);
});
