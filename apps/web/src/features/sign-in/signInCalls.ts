import { type Client, requestCode, verifyCode } from '@parlour/client';
import type { CodeRequest, CodeVerification } from '@parlour/contract';

/** Creates the two calls of the sign-in page. */
export function createSignInCalls(client: Client) {
  return {
    requestCode: (body: CodeRequest) => requestCode(client, { body }),
    verifyCode: (body: CodeVerification) => verifyCode(client, { body }),
  };
}
