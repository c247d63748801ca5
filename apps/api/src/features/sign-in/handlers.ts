import type { callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import { createBrowserMarks } from './browserMark.ts';
import { createSignIn, type SignInDependencies } from './service.ts';

/**
 * Binds the calls of sign-in to their service.
 *
 * @param publicUrl - the URL of the site.
 */
export function signInHandlers({
  publicUrl,
  ...dependencies
}: Omit<SignInDependencies, 'marks'> & { readonly publicUrl: string }): HandlersOf<
  typeof callsOf.signIn
> {
  const marks = createBrowserMarks(publicUrl);
  const signIn = createSignIn({ ...dependencies, marks });
  return {
    requestCode: {
      query: async ({ body, ip, cookieHeader, userAgent, logEvent }) => {
        const caller = { ip, mark: marks.read(cookieHeader), userAgent };
        const data = await signIn.sendCode(body, caller);
        logEvent('sign-in.code-requested');
        return { data, message: 'If the address belongs to a member, a code is on its way.' };
      },
    },
    verifyCode: {
      query: async ({ body, ip, cookieHeader, requestId, userAgent, logEvent }) => {
        const caller = { ip, mark: marks.read(cookieHeader), userAgent };
        const { session, signIn: data, mark } = await signIn.verify(body, caller, requestId);
        logEvent('sign-in.succeeded', session);
        return { data, setCookie: marks.write(mark) };
      },
    },
  };
}
