import type { HandlersOf } from '../../platform/http/handler.ts';
import type { SignIn } from './service.ts';

/** Binds the calls of sign-in to their service. */
export const signInHandlers = (signIn: SignIn): HandlersOf<'requestCode' | 'verifyCode'> => ({
  requestCode: {
    answer: async ({ body, client: ip }) => ({
      data: await signIn.sendCode(body.email, ip),
      message: 'If the address belongs to a member, a code is on its way.',
    }),
  },
  verifyCode: {
    answer: async ({ body }) => ({ data: await signIn.verify(body.email, body.code) }),
  },
});
