import {
  Button,
  Dialog,
  InlineAlert,
  ReadOnlyFields,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@parlour/ui';
import { useId } from 'react';

export type DocumentDialogViewProps = {
  /** The title of the document. */
  title: string;
  /** Where the opened file is; null until it is opened. */
  url: string | null;
  /** Why it is opened. */
  reason: string;
  /** Whether it is being opened. */
  isPending: boolean;
  /** Why it was not opened. */
  failure: string | null;
  /** Called with the changed reason. */
  onReasonChange: (reason: string) => void;
  /** Called to open it. */
  onSubmit: () => void;
  /** Called to close the dialog. */
  onClose: () => void;
};

const SHORTEST_REASON = 3;

/** Asks why a document is opened, and leads to it (`DKM3`). */
export function DocumentDialogView(props: DocumentDialogViewProps) {
  const { url, reason, isPending, failure } = props;
  const form = useId();
  return (
    <Dialog
      open
      title={props.title}
      isPending={isPending}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={props.onClose}>
            {url === null ? 'Cancel' : 'Close'}
          </Button>
          {url === null ? (
            <Button
              type="submit"
              form={form}
              disabled={reason.trim().length < SHORTEST_REASON}
              isPending={isPending}
              pendingLabel="Opening..."
            >
              Open Document
            </Button>
          ) : null}
        </>
      }
    >
      {url === null ? (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
        >
          <ReadOnlyFields when={isPending}>
            <Stack gap={5}>
              {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
              <TextField
                label="Reason"
                required
                hint="Managers read it in the audit trail."
                value={reason}
                onChange={props.onReasonChange}
              />
            </Stack>
          </ReadOnlyFields>
        </form>
      ) : (
        <Stack gap={3}>
          <Text>The document can be viewed until this dialog closes.</Text>
          <TextLink variant="standalone" href={url} external>
            View Document
          </TextLink>
        </Stack>
      )}
    </Dialog>
  );
}
