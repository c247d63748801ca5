import { configurationSchema } from '@parlour/contract';
import { createSampleClub } from '@parlour/sample-club';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tellSettings } from '../../club-settings/repository.ts';
import { updateMember } from '../profile/repository.ts';
import { SECOND_MEMBER } from '../../testing/constants.ts';
import { clubFile, folderOf, importPath } from '../../testing/importing.ts';
import { startTestClub, type TestClub } from '../../testing/testClub.ts';

test('api/configuration-1: the browser gets its part of the environment, and nothing else of it', async () => {
  const { club, stop } = await startTestClub({
    CLUB_NAME: 'The Reading Room',
    MEMBERSHIP_URL: 'https://join.example/',
    GOOGLE_MAPS_KEY: 'browser-key',
    SMTP_URL: 'smtp://user:password@mail.example',
  });
  onTestFinished(stop);
  const { body, text } = await club.api.getConfiguration({});
  expect(configurationSchema.parse(body.data)).toMatchObject({
    clubName: 'The Reading Room',
    membershipUrl: 'https://join.example/',
    newsletterUrl: 'https://news.club.example/',
    googleMapsKey: 'browser-key',
  });
  expect(text).not.toContain('password');
});

test('api/configuration-1: the browser is told that the club has no newsletter and no membership site', async () => {
  const { club, stop } = await startTestClub({ NEWSLETTER_URL: '', MEMBERSHIP_URL: '' });
  onTestFinished(stop);
  const { body } = await club.api.getConfiguration({});
  expect(configurationSchema.parse(body.data)).toMatchObject({
    newsletterUrl: null,
    membershipUrl: null,
  });
});

const told = async (club: TestClub) => {
  const { body, text } = await club.api.getConfiguration({});
  const { sampleMembers, sampleStaff } = configurationSchema.parse(body.data);
  return { sampleMembers, sampleStaff, namesSample: /member2?@|desk\.\w+@/.test(text) };
};
const nobody = { sampleMembers: null, sampleStaff: null, namesSample: false };

test('api/configuration-2: the sample club names its accounts, until an account ends or the club begins otherwise', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const emails = createSampleClub({ today: '2030-01-01' }).members.map(({ email }) => email);
  expect(await told(club)).toEqual({
    // Those that the pages of the sample club are drawn with.
    sampleMembers: emails.join('\n'),
    sampleStaff: 'desk.concierge@club.example\ndesk.editor@club.example\ndesk.manager@club.example',
    namesSample: true,
  });
  const as = await club.signInStaff('administrator');
  await club.desk.endStaffAccount({ params: { id: 'sample-manager' } }, { as });
  await vi.waitFor(async () => {
    expect((await told(club)).sampleStaff).not.toContain('desk.manager');
  }, 10_000);
  const [second] = await club.testDatabase.run('select id, version from members where email = $1', [
    SECOND_MEMBER,
  ]);
  await club.desk.endMembership(
    {
      params: { id: String(second?.['id']) },
      body: { version: Number(second?.['version']), reason: 'They moved' },
    },
    { as: await club.signInStaff('manager') },
  );
  await vi.waitFor(async () => {
    expect((await told(club)).sampleMembers).not.toContain(SECOND_MEMBER);
  }, 10_000);
  await club.testDatabase
    .run(`insert into club_settings (id, version, first_run) values (1, 1, 'import')
    on conflict (id) do update set first_run = 'import'`);
  await tellSettings(club.database.queries);
  await vi.waitFor(async () => expect(await told(club)).toEqual(nobody), 10_000);
});

test('api/configuration-2: an account is no more named once an import or staff changed its email, and again once that is undone', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const [member] = await club.testDatabase.run('select id, crm_id from members where email = $1', [
    SECOND_MEMBER,
  ]);
  const { sampleMembers } = await told(club);
  const whenNamed = (isNamed: boolean) =>
    vi.waitFor(async () => {
      const { sampleMembers: now } = await told(club);
      expect(now?.includes(SECOND_MEMBER)).toBe(isNamed);
    }, 10_000);
  expect(sampleMembers).toContain(SECOND_MEMBER);
  const importEmail = async (email: string) => {
    const rows = `crmId,email\n${String(member?.['crm_id'])},${email}\n`;
    await importPath(club.testDatabase, await folderOf({ ...clubFile, 'members.csv': rows }));
  };
  await importEmail('moved@club.example');
  await whenNamed(false);
  await importEmail(SECOND_MEMBER);
  await whenNamed(true);
  await updateMember(club.database.queries, String(member?.['id']), {
    email: 'moved@club.example',
  });
  await whenNamed(false);
});

test('api/configuration-2: a real club names nobody, though the sample’s rows are still in its database', async () => {
  const secretKey = 'a secret key of the tests, long enough';
  const { club, stop } = await startTestClub({ NODE_ENV: 'production', SECRET_KEY: secretKey });
  onTestFinished(stop);
  expect(await told(club)).toEqual(nobody);
});
