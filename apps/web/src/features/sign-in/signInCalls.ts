import { valueOf } from '@parlour/app/data';
import { type Client, requestCode, verifyCode } from '@parlour/client';
import type { CodeRequest, CodeVerification, SignIn } from '@parlour/contract';

/** The two calls of the sign-in page. A failure is thrown, because the machine expects it. */
export interface SignInCalls {
  readonly requestCode: (body: CodeRequest) => Promise<void>;
  readonly verifyCode: (body: CodeVerification) => Promise<SignIn>;
}

/** Creates {@link SignInCalls}. */
export function createSignInCalls(client: Client): SignInCalls {
  return {
    requestCode: async (body) => {
      await valueOf(requestCode(client, body));
    },
    verifyCode: (body) => valueOf(verifyCode(client, body)),
  };
}
