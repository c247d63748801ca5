import { CODE_MINUTES } from '@parlour/contract';
import { Banner, Button, CodeField, Stack, Text, TextField } from '@parlour/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { LoginFrame } from './LoginFrame.tsx';
import * as styles from './LoginView.css.ts';

/** The current step with its values and actions. */
export type LoginStep =
  | {
      name: 'email';
      email: string;
      isPending: boolean;
      onEmailChange: (email: string) => void;
      onSubmit: () => void;
    }
  | {
      name: 'code';
      email: string;
      code: string;
      mayVerify: boolean;
      /** Whether a code was sent; false if only an earlier code may be valid. */
      isSent: boolean;
      /** Whether the newest code was requested with Resend Code. */
      isResent: boolean;
      /** The pending call. */
      pendingAction: 'verifying' | 'resending' | null;
      onCodeChange: (typed: string) => void;
      onSubmit: () => void;
      onBack: () => void;
      onResend: () => void;
    };

export type LoginViewProps = {
  clubName: string;
  step: LoginStep;
  /** Message of the last failure. */
  failure: string | null;
  /** Whether the session has expired. */
  sessionExpired: boolean;
  /** URL of the membership site, null if the club has none. */
  membershipUrl: string | null;
};

/** Asks for the e-mail, then for the code. */
export function LoginView({
  clubName,
  step,
  failure,
  sessionExpired,
  membershipUrl,
}: LoginViewProps) {
  return (
    <LoginFrame clubName={clubName}>
      <main className={styles.page}>
        <div className={styles.card}>
          {step.name === 'email' ? (
            <EmailStep {...step} notice={<Notice {...{ failure, sessionExpired }} />} />
          ) : (
            <CodeStep {...step} notice={<Notice {...{ failure, sessionExpired: false }} />} />
          )}
          {membershipUrl === null ? null : (
            <p className={styles.membership}>
              Not a member yet?{' '}
              <a href={membershipUrl} target="_blank" rel="noopener noreferrer">
                Become a Member
              </a>
            </p>
          )}
        </div>
      </main>
    </LoginFrame>
  );
}

function Notice({ failure, sessionExpired }: Pick<LoginViewProps, 'failure' | 'sessionExpired'>) {
  if (failure !== null) return <Banner tone="critical">{failure}</Banner>;
  if (sessionExpired) return <Banner>Your session has ended. Please sign in again.</Banner>;
  return null;
}

type StepProps<Name extends LoginStep['name']> = Extract<LoginStep, { name: Name }> & {
  notice: ReactNode;
};

const preventingDefault = (onSubmit: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  onSubmit();
};

function EmailStep({ email, isPending, notice, onEmailChange, onSubmit }: StepProps<'email'>) {
  return (
    <form className={styles.step} onSubmit={preventingDefault(onSubmit)}>
      <Stack gap={3}>
        <h1 className={styles.title}>Welcome back.</h1>
        <Text tone="muted">Sign in with your e-mail address. We will send you a 6-digit code.</Text>
      </Stack>
      {notice}
      <noscript>
        <Banner>
          Signing in needs JavaScript. Please allow it for this site and load the page again.
        </Banner>
      </noscript>
      <div data-scripted>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          required
          // Only when the member comes back to this step. On arrival a phone's keyboard would cover the page.
          autoFocus={email !== ''}
          value={email}
          onChange={onEmailChange}
        />
      </div>
      <Button type="submit" fullWidth busy={isPending} busyLabel="Sending Code...">
        Send Code
      </Button>
    </form>
  );
}

function CodeStep(step: StepProps<'code'>) {
  const { email, code, mayVerify, isSent, isResent, pendingAction, notice } = step;
  return (
    <form className={styles.step} onSubmit={preventingDefault(step.onSubmit)}>
      <Stack gap={3}>
        <h1 className={styles.title}>Check your e-mail.</h1>
        <Text tone="muted">
          {isSent
            ? `If ${email} belongs to a member, a code is on its way. It is valid for ${CODE_MINUTES} minutes.`
            : `If a code was sent to ${email} before, enter it here. It is valid for ${CODE_MINUTES} minutes.`}
        </Text>
      </Stack>
      {notice}
      {isResent ? <Banner>A new code is on its way.</Banner> : null}
      <CodeField
        label="Enter 6-digit code"
        required
        autoFocus
        value={code}
        onChange={step.onCodeChange}
      />
      <Button
        type="submit"
        fullWidth
        disabled={!mayVerify}
        busy={pendingAction === 'verifying'}
        busyLabel="Signing In..."
      >
        Sign In
      </Button>
      <Stack direction="row" gap={4} justify="between">
        <Button variant="quiet" size="small" onClick={step.onBack}>
          Back
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={pendingAction === 'resending'}
          busyLabel="Sending Code..."
          onClick={step.onResend}
        >
          Resend Code
        </Button>
      </Stack>
    </form>
  );
}
