import { SampleAccounts } from '@parlour/app/sample-accounts';
import { digitsOfCode } from '@parlour/core';
import { Button, InlineAlert, OtpField, Stack, Text, TextField } from '@parlour/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { FormPage } from '../../app/FormPage.tsx';
import * as styles from './SignInView.css.ts';

/** What the page asks for. */
export type SignInStep =
  | {
      name: 'start';
      email: string;
      pending: 'passkey' | 'code' | null;
      onEmailChange: (email: string) => void;
      onPasskey: () => void;
      onSendCode: () => void;
    }
  | {
      name: 'codes';
      email: string;
      code: string;
      secondCode: string;
      /** Whether the person needs the emailed code alone, as the sample club's staff do. */
      isSecondCodeOptional: boolean;
      isPending: boolean;
      onCodeChange: (code: string) => void;
      onSecondCodeChange: (code: string) => void;
      onSubmit: () => void;
      onBack: () => void;
    };

export type SignInViewProps = {
  /** The club's name. */
  clubName: string;
  /** The path of the club's logo. Null shows the name. */
  logoUrl: string | null;
  /** The path of the logo for the dark theme. Null or undefined shows the other one. */
  logoDarkUrl?: string | null | undefined;
  /** The step of the sign-in, with its actions. */
  step: SignInStep;
  /** Why the last attempt failed. */
  failure: string | null;
  /** Whether a session ended while its page was open. */
  isSessionEnded: boolean;
  /** Whether the browser blocks cookies. The session is one. */
  isCookieBlocked?: boolean;
  /** The emails of the sample club's staff, each in a line. Null or undefined in any other club. */
  sampleStaff?: string | null | undefined;
};

const preventingDefault = (onSubmit: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  onSubmit();
};

/** Asks for a passkey, or for an emailed code with a second code (`desk/sign-in-1`, `desk/sign-in-2`). */
export function SignInView({
  clubName,
  logoUrl,
  logoDarkUrl,
  step,
  failure,
  isSessionEnded,
  isCookieBlocked = false,
  sampleStaff,
}: SignInViewProps) {
  const notice: ReactNode =
    failure !== null ? (
      <InlineAlert tone="critical">{failure}</InlineAlert>
    ) : isCookieBlocked ? (
      <InlineAlert tone="critical">
        Your browser blocks cookies for this site. Please allow them: the desk needs one to keep you
        signed in.
      </InlineAlert>
    ) : isSessionEnded ? (
      <InlineAlert>Your session has ended. Please sign in again.</InlineAlert>
    ) : null;
  return (
    <FormPage clubName={clubName} logoUrl={logoUrl} logoDarkUrl={logoDarkUrl}>
      {step.name === 'start' ? (
        <>
          <Start {...step} notice={notice} />
          <SampleAccounts emails={sampleStaff} onChoose={step.onEmailChange} />
        </>
      ) : (
        <Codes {...step} notice={notice} />
      )}
    </FormPage>
  );
}

type StepProps<Name extends SignInStep['name']> = Extract<SignInStep, { name: Name }> & {
  notice: ReactNode;
};

function Start({ email, pending, notice, ...step }: StepProps<'start'>) {
  return (
    <>
      <h1 className={styles.title}>Sign in to the desk.</h1>
      {notice}
      <Button
        fullWidth
        isPending={pending === 'passkey'}
        pendingLabel="Waiting for Your Passkey..."
        onClick={step.onPasskey}
      >
        Use a Passkey
      </Button>
      <p className={styles.or}>or by email</p>
      <form
        className={styles.form}
        // Browsers would refuse letters of other scripts. The server tells what is no email.
        noValidate={email.trim() !== ''}
        onSubmit={preventingDefault(step.onSendCode)}
      >
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username webauthn"
          inputMode="email"
          required
          value={email}
          onChange={step.onEmailChange}
        />
        <Button
          type="submit"
          variant="secondary"
          fullWidth
          isPending={pending === 'code'}
          pendingLabel="Sending Code..."
        >
          Send Code
        </Button>
      </form>
    </>
  );
}

function Codes({ email, code, secondCode, isPending, notice, ...step }: StepProps<'codes'>) {
  return (
    <>
      <Stack gap={3}>
        <h1 className={styles.title}>Check your email.</h1>
        <Text tone="muted">If {email} works at the desk, a code is on its way.</Text>
      </Stack>
      {notice}
      <form className={styles.form} onSubmit={preventingDefault(step.onSubmit)}>
        <OtpField
          format={digitsOfCode}
          label="Emailed code"
          required
          autoFocus
          value={code}
          onChange={(typed) => step.onCodeChange(typed)}
        />
        <TextField
          label="Second code"
          hint={
            step.isSecondCodeOptional
              ? 'From your authenticator app, or a recovery code. The sample club’s staff leave it empty.'
              : 'From your authenticator app, or a recovery code.'
          }
          required={!step.isSecondCodeOptional}
          autoComplete="off"
          value={secondCode}
          onChange={step.onSecondCodeChange}
        />
        <Button type="submit" fullWidth isPending={isPending} pendingLabel="Signing In...">
          Sign In
        </Button>
        <Button variant="quiet" size="small" onClick={step.onBack}>
          Back
        </Button>
      </form>
    </>
  );
}
