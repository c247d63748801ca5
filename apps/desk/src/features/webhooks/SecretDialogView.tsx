import { ShownOnceDialog } from '../../app/keys/ShownOnceDialog.tsx';

export type SecretDialogViewProps = {
  /** What staff know the webhook by. */
  name: string;
  /** The secret itself. Null where the response to the first call was lost. */
  secret: string | null;
  /** Closes the dialog, and with it the only sight of the secret. */
  onClose: () => void;
};

/** Shows a new secret, once (`DKWH3`). */
export function SecretDialogView({ name, secret, onClose }: SecretDialogViewProps) {
  return (
    <ShownOnceDialog
      title={`The Secret of “${name}”`}
      text="Store it now in the other system, which checks by it that messages come from here. It is never shown again."
      copyLabel="Copy Secret"
      lostText="It was stored, but the line broke before the secret arrived. Please renew the secret."
      secret={secret}
      onClose={onClose}
    />
  );
}
