import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { requestStaffCode, startStepUp, type StepUp, stepUp } from '@parlour/contract/staff';
import { Button, Dialog, InlineAlert, Stack, Text, TextField } from '@parlour/ui';
import { useId, useState } from 'react';
import { useServices } from '../services.ts';
import { useMe } from '../session/useMe.ts';
import { useOneCall } from '../useOneCall.ts';

export type StepUpDialogProps = {
  /** Called when it is proved. */
  onProved: () => void;
  /** Called when it is not. */
  onCancel: () => void;
};

/** Binds the dialog where the person who is signed in proves it again (`desk/app-11`). */
export function StepUpDialog({ onProved, onCancel }: StepUpDialogProps) {
  const client = useClient();
  const { loadPasskeys } = useServices();
  const me = useMe();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState<string | null>(null);
  const { pending, failure, run } = useOneCall<'passkey' | 'code'>();
  if (me === undefined) return null;

  const proveByPasskey = async () => {
    const result = await run('passkey', async () => {
      const options = await send(client, startStepUp, {});
      if (!options.ok) return options;
      const proof = await (await loadPasskeys()).use(options.value);
      return proof.ok ? send(client, stepUp, { body: { passkey: proof.value } }) : proof;
    });
    if (result.ok) onProved();
  };

  const sendCode = async () => {
    const body = { email: me.email };
    const result = await run('code', () => send(client, requestStaffCode, { body }));
    if (result.ok) setAttempt(result.value.attempt);
  };

  const enterCode = async () => {
    const body: StepUp =
      attempt === null
        ? { secondCode: code.trim() }
        : { emailedCode: { email: me.email, attempt, code: code.trim() } };
    const result = await run('code', () => send(client, stepUp, { body }));
    if (result.ok) onProved();
  };

  return (
    <StepUpDialogView
      isSample={me.isSample}
      isCodeSent={attempt !== null}
      code={code}
      pending={pending}
      failure={failure}
      onPasskey={() => void proveByPasskey()}
      onSendCode={() => void sendCode()}
      onCodeChange={setCode}
      onSubmit={() => void enterCode()}
      onCancel={onCancel}
    />
  );
}

type StepUpDialogViewProps = {
  /** Whether this is someone of the sample club, who proves it by an emailed code. */
  isSample: boolean;
  /** Whether that code was sent. */
  isCodeSent: boolean;
  /** The entered code. */
  code: string;
  /** The proof that is being checked; null for none. */
  pending: 'passkey' | 'code' | null;
  /** Why the last attempt failed. */
  failure: string | null;
  /** Asks the browser for the passkey. */
  onPasskey: () => void;
  /** Sends the code by email. */
  onSendCode: () => void;
  /** Receives the entered code. */
  onCodeChange: (code: string) => void;
  /** Sends the entered code. */
  onSubmit: () => void;
  /** Closes the dialog without a proof. */
  onCancel: () => void;
};

/** Asks who is signed in to prove it again, by a passkey or a code (`desk/app-11`). */
export function StepUpDialogView(props: StepUpDialogViewProps) {
  const { isSample, isCodeSent, code, pending, failure } = props;
  const form = useId();
  const mayEnterCode = !isSample || isCodeSent;
  return (
    <Dialog
      open
      title="Confirm That It Is You"
      onClose={props.onCancel}
      isPending={pending !== null}
      footer={
        <>
          <Button variant="secondary" disabled={pending !== null} onClick={props.onCancel}>
            Cancel
          </Button>
          {mayEnterCode ? (
            <Button
              type="submit"
              form={form}
              variant={isSample ? 'primary' : 'secondary'}
              isPending={pending === 'code'}
              pendingLabel="Confirming..."
            >
              Confirm by Code
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">
          This needs a proof that is at most five minutes old. What you entered stays.
        </Text>
        {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
        {isSample ? (
          <Button
            variant="secondary"
            isPending={pending === 'code' && !isCodeSent}
            pendingLabel="Sending Code..."
            onClick={props.onSendCode}
          >
            {isCodeSent ? 'Send Another Code' : 'Email Me a Code'}
          </Button>
        ) : (
          <Button
            isPending={pending === 'passkey'}
            pendingLabel="Waiting for Your Passkey..."
            onClick={props.onPasskey}
          >
            Use a Passkey
          </Button>
        )}
        {mayEnterCode ? (
          <form
            id={form}
            onSubmit={(event) => {
              event.preventDefault();
              props.onSubmit();
            }}
          >
            <TextField
              label={isSample ? 'Emailed code' : 'Code'}
              hint={isSample ? undefined : 'From your authenticator app, or a recovery code.'}
              required
              autoComplete="one-time-code"
              value={code}
              onChange={props.onCodeChange}
            />
          </form>
        ) : null}
      </Stack>
    </Dialog>
  );
}
