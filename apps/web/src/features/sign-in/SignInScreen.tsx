import { useParkedDraftExpiry } from '@parlour/app/drafts';
import { useIsHydrated } from '@parlour/app/hooks';
import { usePageTitle } from '@parlour/app/routing';
import { offered } from '@parlour/app/offered';
import { useRedirectAfterSignIn } from '@parlour/app/session';
import {
  isCompleteCode,
  parseRequestedCode,
  type RequestedCode,
  secondsUntilResend,
} from '@parlour/core';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { type SignInStep, SignInView } from './SignInView.tsx';
import { useSignIn } from './useSignIn.ts';

/** Whether the browser blocks its storage, or has no room in it. A session then ends with its page. */
function storesNothing(): boolean {
  const key = 'probe';
  const stored = offered(() => {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return key;
  });
  return stored === undefined;
}

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
  const isHydrated = useIsHydrated();
  const isForgetful = useMemo(() => isHydrated && storesNothing(), [isHydrated]);

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
      isForgetful={isForgetful}
      membershipUrl={configuration.membershipUrl}
      sampleMembers={configuration.sampleMembers}
    />
  );
}

/**
 * Returns the seconds until another code can be requested, counting down; 0 once it can.
 * @param requestedAt when the last code was requested, in milliseconds since 1970; null without one
 */
function useResendSeconds(requestedAt: number | null): number {
  const [count, setCount] = useState(() => ({ requestedAt, passed: passedSince(requestedAt) }));
  // A code that was requested after the last tick is shown with its full time.
  const passed = count.requestedAt === requestedAt ? count.passed : 0;

  useEffect(() => {
    if (requestedAt === null) return;
    // By a clock that nobody sets: after one that was set back, the wait would be hours.
    const start = performance.now() - passedSince(requestedAt);
    const timer = setInterval(() => {
      const now = performance.now() - start;
      setCount({ requestedAt, passed: now });
      if (secondsUntilResend(0, now) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [requestedAt]);

  return requestedAt === null ? 0 : secondsUntilResend(0, passed);
}

const passedSince = (time: number | null) => Math.max(Date.now() - (time ?? 0), 0);
