import { vi } from 'vitest';
import type { TestClub } from './testClub.ts';

/** Moves a club to a time zone, as its administrator does, and waits until the server follows. */
export async function moveClub(club: TestClub, timeZone: string): Promise<void> {
  const as = await club.signInStaff('administrator');
  const { version } = (await club.desk.getSettings({}, { as })).data();
  await club.desk.changeSettings({ body: { version, timeZone } }, { as });
  await vi.waitFor(async () => {
    const { clubTimeZone } = (await club.desk.getMe({}, { as })).data();
    if (clubTimeZone !== timeZone) throw new Error(`The club is still in ${clubTimeZone}.`);
  }, 10_000);
}
