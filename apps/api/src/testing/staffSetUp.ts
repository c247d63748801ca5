import type { StaffRole } from '@parlour/contract/staff';
import { createInvitationLink } from '../features/staff/set-up/invitations.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { cookieOf } from './deskBrowser.ts';
import { createPasskeyDevice, type PasskeyDevice } from './passkeyDevice.ts';
import type { DeskBrowser, TestClub } from './testClub.ts';

/** The URL of the tests' desk. */
export const DESK_URL = 'http://localhost:3000';

/** Returns the secret of a link. */
export function tokenOf(link: string | undefined): string {
  return link?.split('#')[1] ?? '';
}

/** A person at the desk with a passkey. */
interface StaffWithPasskey extends DeskBrowser {
  readonly email: string;
  readonly device: PasskeyDevice;
  readonly recoveryCodes: readonly string[];
}

/** Invites a person of these roles, who sets up a passkey by the link. */
export async function joinWithPasskey(
  club: TestClub,
  ...roles: readonly StaffRole[]
): Promise<StaffWithPasskey> {
  const { staffId } = await club.signInStaff(...roles);
  const dependencies = { clock: { now: club.now }, random: systemRandom, deskUrl: DESK_URL };
  const link = await club.database.transaction((transaction) =>
    createInvitationLink(transaction, dependencies, staffId),
  );
  const token = tokenOf(link);
  const device = createPasskeyDevice(DESK_URL);
  const started = await club.desk.startSetUp({ body: { token } });
  const passkey = device.create(started.data().passkey);
  const claimed = await club.desk.claimInvitation({ body: { token, passkey } });
  const { staff, recoveryCodes } = claimed.data();
  return {
    staffId,
    cookie: cookieOf(claimed.headers['set-cookie']),
    email: staff.email,
    device,
    recoveryCodes,
  };
}

/** Waits for the next code that was emailed for the desk. Each is returned once. */
export function createDeskCodes({ mailbox }: TestClub) {
  const used = new Set<string>();
  return async (email: string): Promise<string> => {
    const message = await mailbox.next(
      ({ to, subject, text }) =>
        to.address === email && subject.includes('for the desk') && !used.has(text),
    );
    used.add(message.text);
    return /^ +(\d{6})$/m.exec(message.text)?.[1] ?? '';
  };
}
