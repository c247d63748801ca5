import { Button, Dialog, Stack, Text } from '@parlour/ui';
import { RecoveryCodes, type RecoveryCodesProps } from '../../../app/keys/RecoveryCodes.tsx';

export type CodesDialogViewProps = RecoveryCodesProps & {
  /** Closes the dialog. The codes are not shown again. */
  onClose: () => void;
};

/** Shows new recovery codes once (`desk/account-5`). */
export function CodesDialogView({ onClose, ...codes }: CodesDialogViewProps) {
  return (
    <Dialog
      open
      title="Save Your Recovery Codes"
      onClose={onClose}
      footer={<Button onClick={onClose}>I Have Saved Them</Button>}
    >
      <Stack gap={4}>
        <Text tone="muted">
          Each one signs you in once, with an emailed code, when your key is lost. They are not
          shown again, and the former ones work no more.
        </Text>
        <RecoveryCodes {...codes} />
      </Stack>
    </Dialog>
  );
}
