import type { HandlersOf } from '../../http/calls/handler.ts';
import { createSignIn, type SignInDependencies } from './service.ts';

/** Binds the calls of sign-in to their service. */
export function signInHandlers(
  dependencies: SignInDependencies,
): HandlersOf<'requestCode' | 'verifyCode'> {
  const signIn = createSignIn(dependencies);
  return {
    requestCode: {
      query: async ({ body, ip }) => ({
        data: await signIn.sendCode(body.email, ip),
        message: 'If the address belongs to a member, a code is on its way.',
      }),
    },
    verifyCode: {
      query: async ({ body, requestId }) => ({
        data: await signIn.verify(body.email, body.code, requestId),
      }),
    },
  };
}
