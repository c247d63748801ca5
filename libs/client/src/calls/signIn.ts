import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';
import { signInCall } from '../messages.ts';

/** Requests a one-time code by email. The response names the attempt for {@link verifyCode}, and does not reveal whether the email is a member's. */
export const requestCode: ClientFunction<typeof contract.requestCode> = clientFunction(
  contract.requestCode,
  signInCall(contract.signInFailureMessages.requestCode),
);

/** Signs in with a one-time code. */
export const verifyCode: ClientFunction<typeof contract.verifyCode> = clientFunction(
  contract.verifyCode,
  signInCall(contract.signInFailureMessages.verifyCode),
);
