import { usePageTitle } from '@parlour/app/routing';
import { useRedirectAfterSignIn } from '@parlour/app/session';
import { isCompleteCode } from '@parlour/core';
import { useSearchParams } from 'react-router';
import { useServices } from '../../app/services.ts';
import { type SignInStep, SignInView } from './SignInView.tsx';
import { useSignIn } from './useSignIn.ts';

/** Binds the sign-in page to its machine and to the session. */
export function SignInScreen() {
  const { configuration } = useServices();
  const [search] = useSearchParams();
  const [snapshot, send] = useSignIn();
  useRedirectAfterSignIn();
  usePageTitle('Sign In');
  const { email, code, failure, isCodeSent, isCodeResent } = snapshot.context;

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
        pendingAction: snapshot.matches({ codeStep: 'editing' })
          ? null
          : snapshot.matches({ codeStep: 'resending' })
            ? 'resending'
            : 'verifying',
        onCodeChange: (typed) => send({ type: 'code.changed', typed }),
        onSubmit: () => send({ type: 'code.submitted' }),
        onBack: () => send({ type: 'step.back' }),
        onResend: () => send({ type: 'code.resent' }),
      };

  return (
    <SignInView
      clubName={configuration.clubName}
      step={step}
      failure={failure?.message ?? null}
      isSessionExpired={search.get('reason') === 'session_expired'}
      membershipUrl={configuration.membershipUrl}
    />
  );
}
