import { type Client, send } from '@parlour/client';
import {
  type CodeRequest,
  type CodeVerification,
  requestCode,
  verifyCode,
} from '@parlour/contract';

/** Creates the two calls of the sign-in page. */
export function createSignInCalls(client: Client) {
  return {
    requestCode: (body: CodeRequest) => send(client, requestCode, { body }),
    verifyCode: (body: CodeVerification) => send(client, verifyCode, { body }),
  };
}
