import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../platform/crypto/random.ts';
import type { Message } from '../../platform/mail/message.ts';
import { MINUTE, SECOND } from '../../platform/process/clock.ts';
import { testAuditTrail } from '../../testing/auditTrail.ts';
import { SECOND_MEMBER, STAFF } from '../../testing/constants.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../testing/testClub.ts';
import { createRequestSweep } from './sweep.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
let staff: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  as = await club.signIn();
  staff = await club.signInStaff('concierge');
});
afterAll(() => stop());

/** Sweeps as another server does, and returns the texts of the emails. */
const sweep = async () => {
  const messages: Message[] = [];
  await createRequestSweep({
    database: club.database,
    outbox: {
      put: (_transaction, message) => {
        if (message !== null) messages.push(message);
        return Promise.resolve();
      },
    },
    clock: { now: () => club.now() },
    random: systemRandom,
    audit: testAuditTrail,
    branding: {
      clubName: 'The Club',
      clubAddress: '1 Club Street',
      staffEmail: STAFF,
      logoUrl: null,
      accentColors: null,
      publicUrl: 'https://club.example',
      desk: { url: 'https://desk.club.example' },
      areRequestsEmailed: true,
    },
  })();
  return messages.map(({ text }) => text);
};
const submit = async () => {
  const body = { requestType: 'Other', subject: 'A table', otherDescription: 'x' } as const;
  return (await club.api.submitRequest({ body }, { as })).data().id;
};
const write = async (id: string, text: string) => {
  const body = { text, lastSeenEntry: null };
  const sent = await club.desk.writeDeskMessage({ params: { id }, body }, { as: staff });
  return sent.data().entries.at(-1)?.id ?? '';
};
const markSeen = (id: string, entryId: string, by = as) =>
  club.api.markRequestSeen({ params: { id }, body: { entryId } }, { as: by });

test('api/requests-28: what the member read before its email is due needs none', async () => {
  const id = await submit();
  expect((await markSeen(id, await write(id, 'Good morning'))).status).toBe(200);
  club.passTime(3 * MINUTE);
  expect(await sweep()).toEqual([]);
});

test('api/requests-28: what was written after the last look is emailed, and what was read is not in it', async () => {
  const id = await submit();
  await markSeen(id, await write(id, 'Good morning'));
  club.passTime(30 * SECOND);
  await write(id, 'Inside or outside?');
  club.passTime(100 * SECOND);
  expect(await sweep()).toEqual([]);
  club.passTime(20 * SECOND);
  const [email = '', ...others] = await sweep();
  expect(others).toEqual([]);
  expect(email).toContain('Inside or outside?');
  expect(email).not.toContain('Good morning');
});

test('api/requests-29: loading a thread, as a prefetch does, is no reading', async () => {
  const id = await submit();
  await write(id, 'Good morning');
  await club.api.getRequest({ params: { id } }, { as });
  club.passTime(3 * MINUTE);
  expect(await sweep()).toHaveLength(1);
});

test('api/requests-28: another member, an unknown line and an internal one hold no email back', async () => {
  const [id, other] = [await submit(), await submit()];
  const entry = await write(id, 'Good morning');
  const elsewhere = await write(other, 'Elsewhere');
  const body = { text: 'He is difficult' };
  const noted = await club.desk.writeDeskNote({ params: { id }, body }, { as: staff });
  const note = noted.data().entries.at(-1)?.id ?? '';
  const stranger = await club.signIn(SECOND_MEMBER);
  expect((await markSeen(id, entry, stranger)).status).toBe(404);
  for (const line of ['nothing', elsewhere, note]) {
    expect((await markSeen(id, line)).status).toBe(200);
  }
  club.passTime(3 * MINUTE);
  expect(await sweep()).toHaveLength(2);
});
