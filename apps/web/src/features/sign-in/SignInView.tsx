import { SampleAccounts } from '@parlour/app/sample-accounts';
import { CODE_MINUTES } from '@parlour/contract';
import { digitsOfCode } from '@parlour/core';
import { InlineAlert, Button, OtpField, Stack, Text, TextField } from '@parlour/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { SignInFrame } from './SignInFrame.tsx';
import * as styles from './SignInView.css.ts';

/** The current step with its values and actions. */
export type SignInStep =
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
      /** Seconds until the server sends another code; 0 once it does. */
      resendSeconds: number;
      /** The pending call. */
      pendingAction: 'verifying' | 'resending' | null;
      /** `isFilledIn` is true for a code that was pasted or filled in by the browser. */
      onCodeChange: (typed: string, isFilledIn: boolean) => void;
      onSubmit: () => void;
      onBack: () => void;
      onResend: () => void;
    };

export type SignInViewProps = {
  /** The name of the club above the form. */
  clubName: string;
  /** The path of the club's logo. Null shows the name. */
  logoUrl: string | null;
  /** The path of the logo for the dark theme. Null or undefined shows the other one. */
  logoDarkUrl?: string | null | undefined;
  /** The step that is shown, with what was entered and what its controls do. */
  step: SignInStep;
  /** Message of the last failure. */
  failure: string | null;
  /** Title of the page that opens after signing in, null unless this browser has shown it. */
  returnTitle: string | null;
  /** Whether the session has expired. */
  isSessionExpired: boolean;
  /** Whether the browser stores nothing, so that a session ends with its page. */
  isForgetful?: boolean;
  /** URL of the membership site, null if the club has none. */
  membershipUrl: string | null;
  /** The emails of the sample club's members, each in a line. Null or undefined in any other club. */
  sampleMembers?: string | null | undefined;
};

/** Asks for the email, then for the code. */
export function SignInView({
  clubName,
  logoUrl,
  logoDarkUrl,
  step,
  failure,
  returnTitle,
  isSessionExpired,
  isForgetful = false,
  membershipUrl,
  sampleMembers,
}: SignInViewProps) {
  return (
    <SignInFrame clubName={clubName} logoUrl={logoUrl} logoDarkUrl={logoDarkUrl}>
      <main className={styles.page}>
        <div className={styles.card}>
          {returnTitle === null ? null : (
            <p className={styles.returnTitle}>
              Sign in to continue to <strong>{returnTitle}</strong>.
            </p>
          )}
          {isForgetful ? (
            <InlineAlert>
              Your browser stores nothing for this site. Reloading or closing the page signs you
              out.
            </InlineAlert>
          ) : null}
          {step.name === 'email' ? (
            <EmailStep {...step} notice={<Notice {...{ failure, isSessionExpired }} />} />
          ) : (
            <CodeStep {...step} notice={<Notice {...{ failure, isSessionExpired: false }} />} />
          )}
          {step.name === 'email' ? (
            <SampleAccounts emails={sampleMembers} onChoose={step.onEmailChange} />
          ) : null}
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
    </SignInFrame>
  );
}

function Notice({
  failure,
  isSessionExpired,
}: Pick<SignInViewProps, 'failure' | 'isSessionExpired'>) {
  if (failure !== null) return <InlineAlert tone="critical">{failure}</InlineAlert>;
  if (isSessionExpired)
    return <InlineAlert>Your session has ended. Please sign in again.</InlineAlert>;
  return null;
}

type StepProps<Name extends SignInStep['name']> = Extract<SignInStep, { name: Name }> & {
  notice: ReactNode;
};

const preventingDefault = (onSubmit: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  onSubmit();
};

function EmailStep({ email, isPending, notice, onEmailChange, onSubmit }: StepProps<'email'>) {
  return (
    <form
      className={styles.step}
      // Browsers would refuse letters of other scripts. The server tells what is no email.
      noValidate={email.trim() !== ''}
      onSubmit={preventingDefault(onSubmit)}
    >
      <Stack gap={3}>
        <h1 className={styles.title}>Welcome back.</h1>
        <Text tone="muted">Sign in with your email address. We will send you a 6-digit code.</Text>
      </Stack>
      {notice}
      <noscript>
        <InlineAlert>
          Signing in needs JavaScript. Please allow it for this site and load the page again.
        </InlineAlert>
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
      <Button type="submit" fullWidth isPending={isPending} pendingLabel="Sending Code...">
        Send Code
      </Button>
    </form>
  );
}

function CodeStep(step: StepProps<'code'>) {
  const { email, code, mayVerify, isSent, isResent, resendSeconds, pendingAction, notice } = step;
  return (
    <form className={styles.step} onSubmit={preventingDefault(step.onSubmit)}>
      <Stack gap={3}>
        <h1 className={styles.title}>Check your email.</h1>
        <Text tone="muted">
          {isSent
            ? `If ${email} belongs to a member, a code is on its way. It is valid for ${CODE_MINUTES} minutes.`
            : `If a code was sent to ${email} before, enter it here. It is valid for ${CODE_MINUTES} minutes.`}
        </Text>
      </Stack>
      {notice}
      {isResent ? <InlineAlert>A new code is on its way.</InlineAlert> : null}
      <OtpField
        format={digitsOfCode}
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
        isPending={pendingAction === 'verifying'}
        pendingLabel="Signing In..."
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
          isPending={pendingAction === 'resending'}
          pendingLabel="Sending Code..."
          onClick={step.onResend}
        >
          {/* One text, so that one line is under it. */}
          <span>
            Resend Code
            {resendSeconds === 0 ? null : (
              <span className={styles.countdown} aria-hidden="true">
                {' '}
                in 0:{String(resendSeconds).padStart(2, '0')}
              </span>
            )}
          </span>
        </Button>
      </Stack>
    </form>
  );
}
