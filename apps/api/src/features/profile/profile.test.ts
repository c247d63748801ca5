import { profileSchema } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
afterAll(() => stop());

test('PR1: each member reads their own profile, and plain days stay plain', async () => {
  const read = async (email: string) => {
    const { body } = await club.call('GET', '/api/profile', { as: await club.signIn(email) });
    return profileSchema.parse(body.data);
  };
  expect(await read(MEMBER)).toMatchObject({
    firstName: 'Rosalind',
    email: MEMBER,
    dateOfBirth: '1978-02-28',
    memberSince: '2017-04-12',
    address: { city: 'Brooklyn', zipCode: '11201' },
  });
  expect((await read(SECOND_MEMBER)).firstName).toBe('Julien');
});

test('PR1: nobody else reads a profile, with or without a ref', async () => {
  const [member] = await club.testDatabase.run('select id from members limit 1');
  expect((await club.call('GET', '/api/profile')).status).toBe(401);
  expect((await club.call('GET', `/api/profile?ref=${member?.['id']}`)).status).toBe(401);
});
