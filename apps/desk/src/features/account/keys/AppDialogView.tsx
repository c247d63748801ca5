import { OtpField } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../../app/CallDialog.tsx';
import { AppSecret, type AppSecretProps } from '../../../app/keys/AppSecret.tsx';

export type AppDialogViewProps = AppSecretProps &
  Pick<CallDialogProps, 'isPending' | 'failure' | 'onSubmit' | 'onClose'> & {
    /** The entered code of the app. */
    code: string;
    /** Receives the entered code. */
    onCodeChange: (code: string) => void;
  };

/** Sets up an authenticator app by its first code (`DKA4`). */
export function AppDialogView(props: AppDialogViewProps) {
  const { uri, secret, code, onCodeChange, ...dialog } = props;
  return (
    <CallDialog
      {...dialog}
      title="Set Up an Authenticator App"
      submitLabel="Set Up"
      pendingLabel="Setting Up..."
      maySubmit
    >
      <AppSecret uri={uri} secret={secret} />
      <OtpField
        label="Code of the app"
        required
        value={code}
        onChange={(typed) => onCodeChange(typed)}
      />
    </CallDialog>
  );
}
