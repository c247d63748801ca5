import type { PersonDraft } from '../../app/personDraft.ts';
import { digitsOfCode } from '@parlour/core';
import { Button, InlineAlert, OtpField, Skeleton, Stack, Text } from '@parlour/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { FormPage } from '../../app/FormPage.tsx';
import { AppSecret } from '../../app/keys/AppSecret.tsx';
import { RecoveryCodes } from '../../app/keys/RecoveryCodes.tsx';
import { PersonFields } from '../../app/PersonFields.tsx';
import * as styles from './SetUpView.css.ts';

/** What the page shows. */
export type SetUpStep =
  | { name: 'opening' }
  | { name: 'invalid'; message: string }
  | {
      name: 'person';
      person: PersonDraft;
      onChange: (change: Partial<PersonDraft>) => void;
      onSubmit: () => void;
    }
  | {
      name: 'key';
      firstName: string;
      pending: 'passkey' | 'app' | null;
      onPasskey: () => void;
      onApp: () => void;
    }
  | {
      name: 'app';
      /** What an authenticator app reads, as a link and as text. */
      uri: string;
      secret: string;
      code: string;
      isPending: boolean;
      onCodeChange: (code: string) => void;
      onSubmit: () => void;
      onBack: () => void;
    }
  | { name: 'done'; recoveryCodes: readonly string[]; onContinue: () => void };

export type SetUpViewProps = {
  /** The club's name. */
  clubName: string;
  /** The path of the club's logo. Null shows the name. */
  logoUrl: string | null;
  /** The path of the logo for the dark theme. Null or undefined shows the other one. */
  logoDarkUrl?: string | null | undefined;
  /** The step of the set-up, with its actions. */
  step: SetUpStep;
  /** Why the last attempt failed. */
  failure: string | null;
};

const preventingDefault = (onSubmit: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  onSubmit();
};

/** Sets up the account of an invited colleague, or of the first administrator (`desk/set-up-1` to `desk/set-up-3`, `desk/set-up-5`). */
export function SetUpView({ clubName, logoUrl, logoDarkUrl, step, failure }: SetUpViewProps) {
  return (
    <FormPage clubName={clubName} logoUrl={logoUrl} logoDarkUrl={logoDarkUrl}>
      <Step {...step} clubName={clubName}>
        {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
      </Step>
    </FormPage>
  );
}

function Step({
  children: notice,
  clubName,
  ...step
}: SetUpStep & { children: ReactNode; clubName: string }) {
  switch (step.name) {
    case 'opening':
      return (
        <>
          <Title>Set up your account.</Title>
          <Skeleton />
        </>
      );
    case 'invalid':
      return (
        <>
          <Title>This link does not work.</Title>
          <Text tone="muted">{step.message}</Text>
        </>
      );
    case 'person':
      return <PersonForm {...step} notice={notice} />;
    case 'key':
      return (
        <>
          <Stack gap={3}>
            <Title>Welcome to the desk, {step.firstName}.</Title>
            <Text tone="muted">
              Choose how you sign in. A passkey is the safest: your device keeps it, and no page can
              ask it out of you.
            </Text>
          </Stack>
          {notice}
          <Button
            fullWidth
            isPending={step.pending === 'passkey'}
            pendingLabel="Waiting for Your Device..."
            onClick={step.onPasskey}
          >
            Make a Passkey
          </Button>
          <Button
            variant="secondary"
            fullWidth
            isPending={step.pending === 'app'}
            pendingLabel="Preparing..."
            onClick={step.onApp}
          >
            Use an Authenticator App
          </Button>
        </>
      );
    case 'app':
      return <AppForm {...step} notice={notice} />;
    case 'done':
      return (
        <>
          <Stack gap={3}>
            <Title>Save your recovery codes.</Title>
            <Text tone="muted">
              Each one signs you in once, with an emailed code, when your key is lost. They are not
              shown again.
            </Text>
          </Stack>
          <RecoveryCodes codes={step.recoveryCodes} clubName={clubName} />
          <Button fullWidth onClick={step.onContinue}>
            Continue to the Desk
          </Button>
        </>
      );
  }
}

const Title = ({ children }: { children: ReactNode }) => (
  <h1 className={styles.title}>{children}</h1>
);

type StepProps<Name extends SetUpStep['name']> = Extract<SetUpStep, { name: Name }> & {
  notice: ReactNode;
};

function PersonForm({ person, notice, onChange, onSubmit }: StepProps<'person'>) {
  return (
    <>
      <Stack gap={3}>
        <Title>Set up the desk.</Title>
        <Text tone="muted">You become its first administrator, who invites the others.</Text>
      </Stack>
      {notice}
      <form className={styles.form} onSubmit={preventingDefault(onSubmit)}>
        <PersonFields person={person} isViewer onChange={onChange} />
        <Button type="submit" fullWidth>
          Continue
        </Button>
      </form>
    </>
  );
}

function AppForm({ uri, secret, code, isPending, notice, ...step }: StepProps<'app'>) {
  return (
    <>
      <Stack gap={3}>
        <Title>Add the desk to your app.</Title>
        <AppSecret uri={uri} secret={secret} />
      </Stack>
      {notice}
      <form className={styles.form} onSubmit={preventingDefault(step.onSubmit)}>
        <OtpField
          format={digitsOfCode}
          label="Code of the app"
          required
          value={code}
          onChange={(typed) => step.onCodeChange(typed)}
        />
        <Button type="submit" fullWidth isPending={isPending} pendingLabel="Setting Up...">
          Set Up
        </Button>
        <Button variant="quiet" size="small" onClick={step.onBack}>
          Back
        </Button>
      </form>
    </>
  );
}
