import type { HandlersOf } from '../../http/calls/handler.ts';
import type { SignIn } from './service.ts';

/** Binds the calls of sign-in to their service. */
export function signInHandlers(signIn: SignIn): HandlersOf<'requestCode' | 'verifyCode'> {
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
