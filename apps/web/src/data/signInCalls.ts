import { type Client, requestCode, verifyCode } from '@parlour/client';
import type { CodeRequest, CodeVerification, SignIn } from '@parlour/contract';
import { valueOf } from './callError.ts';

/** The two calls of the login page, as its machine expects them: a failure is thrown. */
export interface SignInCalls {
  readonly requestCode: (body: CodeRequest) => Promise<void>;
  readonly verifyCode: (body: CodeVerification) => Promise<SignIn>;
}

/** Makes {@link SignInCalls}. */
export const createSignInCalls = (client: Client): SignInCalls => ({
  requestCode: async (body) => {
    await valueOf(requestCode(client, body));
  },
  verifyCode: (body) => valueOf(verifyCode(client, body)),
});
