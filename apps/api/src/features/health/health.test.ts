import { expect, onTestFinished, test } from 'vitest';
import { startTestClub } from '../../testing/testClub.ts';

test('api/health-3: security.txt names the operator’s contact, or the club’s email', async () => {
  const textOf = async (environment: Record<string, string>) => {
    const { club, stop } = await startTestClub(environment);
    onTestFinished(stop);
    const { statusCode, headers, body } = await club.app.inject('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
    return body;
  };
  expect(await textOf({ STAFF_EMAIL: 'desk@club.example' })).toMatch(
    /^Contact: mailto:desk@club\.example\n/,
  );
  const environment = { SECURITY_CONTACT: 'https://it.example/report' };
  expect(await textOf(environment)).toMatch(/^Contact: https:\/\/it\.example\/report\n/);
});

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
