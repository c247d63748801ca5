import { isWholeCode } from '@parlour/core';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../routing/usePageTitle.ts';
import { useServices } from '../../services.ts';
import { useEnter } from '../../session/useEnter.ts';
import { type LoginStep, LoginView } from './LoginView.tsx';
import { useLogin } from './useLogin.ts';

/** Binds the sign-in page to its machine and to the session. */
export function LoginScreen() {
  const { configuration } = useServices();
  const [search] = useSearchParams();
  const [snapshot, send] = useLogin();
  useEnter();
  usePageTitle('Sign In');
  const { email, code, failure, sent, resent } = snapshot.context;

  const step: LoginStep = snapshot.matches('emailStep')
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
        mayVerify: isWholeCode(code),
        isSent: sent,
        isResent: resent,
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
    <LoginView
      clubName={configuration.clubName}
      step={step}
      failure={failure?.message ?? null}
      sessionExpired={search.get('reason') === 'session_expired'}
      membershipUrl={configuration.membershipUrl}
    />
  );
}
