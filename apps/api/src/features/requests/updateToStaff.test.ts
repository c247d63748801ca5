import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Message } from '../../platform/mail/message.ts';
import { requests } from '../../platform/postgres/schema/index.ts';
import { STAFF } from '../../testing/constants.ts';
import { startTestClub } from '../../testing/testClub.ts';
import { emailUpdateToStaff } from './updateToStaff.ts';

test('api/requests-30: a request that a late message begins reaches the club where new ones do, and watchers anyway', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const as = await club.signIn();
  const watcher = await club.signInStaff('concierge');
  const choices = { assigned: true, mentioned: true, everythingNew: true };
  await club.desk.setEmailChoices({ body: choices }, { as: watcher });
  const body = { requestType: 'Other', subject: 'A table', otherDescription: 'x' } as const;
  const { id } = (await club.api.submitRequest({ body }, { as })).data();
  const recipientsOf = (areRequestsEmailed: boolean, isNew: boolean) =>
    club.database.transaction(async (transaction) => {
      const messages: Message[] = [];
      const dependencies = {
        outbox: {
          put: (_transaction: unknown, message: Message | null) => {
            if (message !== null) messages.push(message);
            return Promise.resolve();
          },
        },
        branding: {
          clubName: 'The Club',
          clubAddress: '1 Club Street',
          staffEmail: STAFF,
          logoUrl: null,
          accentColors: null,
          publicUrl: 'https://club.example',
          desk: { url: 'https://desk.club.example' },
          areRequestsEmailed,
        },
        countEmailToStaff: () => undefined,
      };
      const [request] = await transaction.select().from(requests).where(eq(requests.id, id));
      const update = { text: 'Once more', move: null, isNew };
      await emailUpdateToStaff(transaction, dependencies, request!, update);
      return messages.map(({ to }) => to.address);
    });
  const address = `${watcher.staffId}@club.example`;
  expect(await recipientsOf(true, true)).toEqual([STAFF, address]);
  expect(await recipientsOf(false, true)).toEqual([address]);
  expect(await recipientsOf(false, false)).toEqual([STAFF]);
});
