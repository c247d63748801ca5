import { SHORTEST_REASON } from '@parlour/contract/staff';
import { Button, Dialog, Stack, Text, TextField, TextLink } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../../app/CallDialog.tsx';

export type DocumentDialogViewProps = Pick<
  CallDialogProps,
  'title' | 'isFilled' | 'isPending' | 'failure' | 'onSubmit' | 'onClose'
> & {
  /** Where the opened file is; null until it is opened. */
  url: string | null;
  /** Why it is opened. */
  reason: string;
  /** Called with the changed reason. */
  onReasonChange: (reason: string) => void;
};

/** Asks why a document is opened, and leads to it (`DKM3`). */
export function DocumentDialogView(props: DocumentDialogViewProps) {
  const { url, reason, onReasonChange, ...dialog } = props;
  if (url === null) {
    return (
      <CallDialog
        {...dialog}
        submitLabel="Open Document"
        pendingLabel="Opening..."
        maySubmit={reason.trim().length >= SHORTEST_REASON}
      >
        <TextField
          label="Reason"
          required
          hint="Managers read it in the audit trail."
          value={reason}
          onChange={onReasonChange}
        />
      </CallDialog>
    );
  }
  return (
    <Dialog
      open
      title={props.title}
      onClose={props.onClose}
      footer={
        <Button variant="secondary" onClick={props.onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>The document can be viewed until this dialog closes.</Text>
        <TextLink variant="standalone" href={url} external>
          View Document
        </TextLink>
      </Stack>
    </Dialog>
  );
}
