import { fieldLabelOf } from '@parlour/contract';
import { expect, test } from 'vitest';
import { startClubOfTwo } from '../../testing/clubOfTwo.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import type { Tokens } from '../../testing/testClub.ts';

const { club, as, other } = await startClubOfTwo();

const readOwn = async (by: Tokens) => (await club.api.getProfile({}, { as: by })).data();
const put = (body: object) => club.call('PUT', '/api/profile', { as, body });

test('api/profile-1: each member reads their own profile, and plain days stay plain', async () => {
  expect(await readOwn(as)).toMatchObject({
    firstName: 'Rosalind',
    email: MEMBER,
    dateOfBirth: '1978-02-28',
    memberSince: '2017-04-12',
    address: { city: 'Brooklyn', zipCode: '11201' },
  });
  expect((await readOwn(other)).firstName).toBe('Julien');
});

test('api/profile-1: nobody else reads a profile, with or without a ref', async () => {
  const [member] = await club.testDatabase.run('select id from members limit 1');
  expect((await club.api.getProfile({})).status).toBe(401);
  expect((await club.api.getProfile({}, { ref: String(member?.['id']) })).status).toBe(401);
});

test('api/profile-2: named fields change, absent fields stay, null and an empty text clear', async () => {
  const before = await readOwn(as);
  const { status, body } = await put({
    phone: ' +44 20 7946 0000 ',
    professional: { company: null, workEmail: 'ada@work.example' },
    address: { city: 'Paris', state: ' ' },
  });
  expect(status).toBe(200);
  const after = {
    ...before,
    phone: '+44 20 7946 0000',
    professional: { ...before.professional, company: null, workEmail: 'ada@work.example' },
    address: { ...before.address, city: 'Paris', state: null },
  };
  expect(body.data).toEqual(after);
  expect(await readOwn(as)).toEqual(after);
  expect(await put({})).toMatchObject({ status: 200, body: { data: after } });
  expect((await put({ professional: {}, address: {} })).body.data).toEqual(after);
});

test('api/profile-3: a member who tries to become somebody else stays who they are', async () => {
  const [mine, theirs] = [await readOwn(as), await readOwn(other)];
  const row = async () =>
    club.testDatabase.run('select * from members where lower(email) = $1', [MEMBER]);
  const before = await row();
  const [victim] = await club.testDatabase.run('select id from members where email = $1', [
    SECOND_MEMBER,
  ]);
  const { body } = await put({
    id: victim?.['id'],
    memberId: victim?.['id'],
    email: 'thief@elsewhere.example',
    firstName: 'Someone',
    lastName: 'Else',
    dateOfBirth: '2000-01-01',
    memberSince: '2000-01-01',
    profilePicture: 'https://elsewhere.example/face.png',
    crmId: 'another',
    isActive: false,
    professional: { email: 'thief@elsewhere.example' },
    address: { id: victim?.['id'] },
  });
  expect(body.data).toEqual(mine);
  expect(await row()).toEqual(before);
  expect(await readOwn(other)).toEqual(theirs);
  expect((await club.api.updateProfile({ body: { phone: '+1 555 0100' } })).status).toBe(401);
});

test.each([
  [{ phone: 5 }, 'phone'],
  [{ phone: '+'.padEnd(202, '1') }, 'phone'],
  [{ phone: 'call me' }, 'phone'],
  [{ phone: '+1 555 0100', professional: { workEmail: 'nobody' } }, 'professional.workEmail'],
  [{ phone: '+1 555 0100', professional: null }, 'professional'],
  [{ phone: '+1 555 0100', address: { city: ['Paris'] } }, 'address.city'],
  [{ phone: '+1 555 0100', address: { city: 'a\u0000b' } }, 'address.city'],
])('api/profile-4: %j is refused by %s, and changes nothing', async (body, field) => {
  const before = await readOwn(as);
  const refused = await put(body);
  expect(refused).toMatchObject({ status: 400, body: { field } });
  expect(refused.body.message).toContain(fieldLabelOf(field));
  expect(await readOwn(as)).toEqual(before);
});
