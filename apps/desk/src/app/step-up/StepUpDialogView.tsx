import { Button, Dialog, InlineAlert, Stack, Text, TextField } from '@parlour/ui';
import { useId } from 'react';

export type StepUpDialogViewProps = {
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

/** Asks who is signed in to prove it again, by a passkey or a code (`DKF9`). */
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
