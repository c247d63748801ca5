import { ShownOnceDialog } from '../../app/keys/ShownOnceDialog.tsx';

export type CreatedKeyDialogViewProps = {
  /** What the key is for. */
  name: string;
  /** The key itself. Null where the response to the first call was lost. */
  secret: string | null;
  /** Closes the dialog, and with it the only sight of the key. */
  onClose: () => void;
};

/** Shows a new key, once (`DKY3`). */
export function CreatedKeyDialogView({ name, secret, onClose }: CreatedKeyDialogViewProps) {
  return (
    <ShownOnceDialog
      title={`The Key “${name}”`}
      text="Store it now where the other system reads it. It is never shown again."
      copyLabel="Copy Key"
      lostText="The key was created, but the line broke before it arrived. Please revoke it and create another."
      secret={secret}
      onClose={onClose}
    />
  );
}
