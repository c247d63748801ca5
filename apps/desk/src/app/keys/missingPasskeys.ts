import type { Passkeys } from './passkeys.ts';

const fail = () =>
  Promise.resolve({
    ok: false,
    failure: { message: 'Passkeys could not be loaded. Please reload the page and try again.' },
  } as const);

/** Used in place of the passkeys whose code could not be loaded (`DKF11`). */
export const missingPasskeys: Passkeys = { make: fail, use: fail };
