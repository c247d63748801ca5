import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';
import { signInCall } from '../messages.ts';

/** Sends a one-time code to a member of staff. The response does not reveal whether the email is one. */
export const requestStaffCode: ClientFunction<typeof staff.requestStaffCode> = clientFunction(
  staff.requestStaffCode,
  signInCall('The code could not be sent.'),
);

/** Signs in with the emailed code and a second code. */
export const signInWithCode: ClientFunction<typeof staff.signInWithCode> = clientFunction(
  staff.signInWithCode,
  signInCall('The codes are wrong or have expired.'),
);

/** Begins to sign in with a passkey. */
export const startPasskeySignIn: ClientFunction<typeof staff.startPasskeySignIn> = clientFunction(
  staff.startPasskeySignIn,
  signInCall('The passkey could not be used.'),
);

/** Signs in with the challenge that a passkey signed. */
export const signInWithPasskey: ClientFunction<typeof staff.signInWithPasskey> = clientFunction(
  staff.signInWithPasskey,
  signInCall('The passkey was not accepted.'),
);

/** Begins to prove again, with a passkey, who is signed in. */
export const startStepUp: ClientFunction<typeof staff.startStepUp> = clientFunction(
  staff.startStepUp,
  'The passkey could not be used.',
);

/** Proves again who is signed in. */
export const stepUp: ClientFunction<typeof staff.stepUp> = clientFunction(
  staff.stepUp,
  'The proof was not accepted.',
);
