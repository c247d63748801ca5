import { digitsOfCode } from '@parlour/core';
import { Button, Dialog, InlineAlert, OtpField, Stack } from '@parlour/ui';
import { useId } from 'react';
import { AppSecret, type AppSecretProps } from '../../../app/keys/AppSecret.tsx';

export type AppDialogViewProps = AppSecretProps & {
  /** The entered code of the app. */
  code: string;
  /** Whether the code is being checked. */
  isPending: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  /** Receives the entered code. */
  onCodeChange: (code: string) => void;
  /** Sends the entered code. */
  onSubmit: () => void;
  /** Closes the dialog without a new app. */
  onCancel: () => void;
};

/** Sets up an authenticator app by its first code (`desk/account-4`). */
export function AppDialogView(props: AppDialogViewProps) {
  const { uri, secret, code, isPending, failure } = props;
  const form = useId();
  return (
    <Dialog
      open
      title="Set Up an Authenticator App"
      onClose={props.onCancel}
      isPending={isPending}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={props.onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={form} isPending={isPending} pendingLabel="Setting Up...">
            Set Up
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <AppSecret uri={uri} secret={secret} />
        {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
        >
          <OtpField
            format={digitsOfCode}
            label="Code of the app"
            required
            value={code}
            onChange={(typed) => props.onCodeChange(typed)}
          />
        </form>
      </Stack>
    </Dialog>
  );
}
