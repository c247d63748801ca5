import { useParkedDraftExpiry } from '@parlour/app/drafts';
import { useIsHydrated } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { useRedirectAfterSignIn } from '@parlour/app/session';
import {
  isCompleteCode,
  parseRequestedCode,
  type RequestedCode,
  secondsUntilResend,
} from '@parlour/core';
import { useState, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { type SignInStep, SignInView } from './SignInView.tsx';
import { useSignIn } from './useSignIn.ts';

/** Reads what this browser remembers of a visit, and shows the sign-in page. */
export function SignInScreen() {
  const { storageKeys, tabStorage } = useServices();
  const [remembered] = useState(() => ({
    requested: parseRequestedCode(tabStorage.getItem(storageKeys.requestedCode), Date.now()),
    returnTitle: tabStorage.getItem(storageKeys.returnTitle),
  }));
  // The server has rendered the page without a storage, and the first render must equal it.
  const { requested, returnTitle } = useIsHydrated()
    ? remembered
    : { requested: null, returnTitle: null };
  return (
    <BoundSignIn
      key={requested === null ? 'new' : 'remembered'}
      requested={requested}
      returnTitle={returnTitle}
    />
  );
}

type BoundSignInProps = { requested: RequestedCode | null; returnTitle: string | null };

/** Binds the sign-in page to its machine and to the session. */
function BoundSignIn({ requested, returnTitle }: BoundSignInProps) {
  const { configuration } = useServices();
  const [search] = useSearchParams();
  const [snapshot, send] = useSignIn(requested);
  useRedirectAfterSignIn();
  useParkedDraftExpiry();
  usePageTitle('Sign In');
  const { email, code, requestedAt, failure, isCodeSent, isCodeResent } = snapshot.context;
  const resendSeconds = useResendSeconds(requestedAt);

  const step: SignInStep = snapshot.matches('emailStep')
    ? {
        name: 'email',
        email,
        isPending: snapshot.matches({ emailStep: 'requesting' }),
        onEmailChange: (typed) => send({ type: 'email.changed', email: typed }),
        onSubmit: () => send({ type: 'email.submitted' }),
      }
    : {
        name: 'code',
        email: email.trim(),
        code,
        mayVerify: isCompleteCode(code),
        isSent: isCodeSent,
        isResent: isCodeResent,
        resendSeconds,
        pendingAction: snapshot.matches({ codeStep: 'editing' })
          ? null
          : snapshot.matches({ codeStep: 'resending' })
            ? 'resending'
            : 'verifying',
        onCodeChange: (typed, isFilledIn) =>
          send({ type: isFilledIn ? 'code.filledIn' : 'code.changed', typed }),
        onSubmit: () => send({ type: 'code.submitted' }),
        onBack: () => send({ type: 'step.back' }),
        onResend: () => send({ type: 'code.resent' }),
      };

  return (
    <SignInView
      clubName={configuration.clubName}
      logoUrl={configuration.logoUrl}
      logoDarkUrl={configuration.logoDarkUrl}
      step={step}
      failure={failure?.message ?? null}
      returnTitle={returnTitle}
      isSessionExpired={search.get('reason') === 'session_expired'}
      membershipUrl={configuration.membershipUrl}
    />
  );
}

/**
 * Returns the seconds until another code can be requested, counting down; 0 once it can.
 * @param requestedAt when the last code was requested, in milliseconds since 1970; null without one
 */
function useResendSeconds(requestedAt: number | null): number {
  const [now, setNow] = useState(Date.now);
  // A code that was requested after the last tick is shown with its full time.
  const seconds =
    requestedAt === null ? 0 : secondsUntilResend(requestedAt, Math.max(now, requestedAt));
  const isCounting = seconds > 0;

  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);

  return seconds;
}
