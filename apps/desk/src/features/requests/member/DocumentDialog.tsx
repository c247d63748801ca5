import { useClient } from '@parlour/app/data-layout';
import { previewOf } from '@parlour/app/files';
import { fetchFile } from '@parlour/client';
import { type MemberDocument, openMemberDocument, SHORTEST_REASON } from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import { Button, Dialog, Stack, Text, TextField, TextLink } from '@parlour/ui';
import { useEffect, useRef, useState } from 'react';
import { CallDialog, type CallDialogProps, type CallViewProps } from '../../../app/CallDialog.tsx';
import { useStepUp } from '../../../app/step-up/useStepUp.ts';
import { type StoredForm, useTyped } from '../../../app/storedForms.ts';
import { useOneCall } from '../../../app/useOneCall.ts';

type DocumentDialogProps = {
  memberId: string;
  document: MemberDocument;
  form: StoredForm;
  onClose: () => void;
};

/** Opens a document for a reason, after a fresh proof (`desk/requests/member-3`). The file is in memory until the dialog closes. */
export function DocumentDialog({ memberId, document, form, onClose }: DocumentDialogProps) {
  const client = useClient();
  const afterStepUp = useStepUp();
  const { typed, isRestored, change } = useTyped(form, { reason: '' });
  const { reason } = typed;
  const { pending, failure, run, renew } = useOneCall<'open'>();
  const isPending = pending !== null;
  const [url, setUrl] = useState<string | null>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [url]);

  const submit = async () => {
    const params = { id: memberId, documentId: document.id };
    const result = await run('open', () =>
      afterStepUp(() => fetchFile(client, openMemberDocument, { params, body: { reason } })),
    );
    if (!result.ok) return;
    // The reason was stored for one opening.
    form.drop();
    if (isClosed.current) return;
    // A browser runs nothing of a type that it only saves.
    setUrl(previewOf(result.value).url);
  };

  return (
    <DocumentDialogView
      title={document.title}
      url={url}
      reason={reason}
      isFilled={isRestored}
      isPending={isPending}
      failure={failure}
      onReasonChange={(changed) => {
        change({ reason: changed });
        renew();
      }}
      onSubmit={() => void submit()}
      onClose={() => {
        // The dialog for a fresh proof may be open over it.
        if (!isPending) onClose();
      }}
    />
  );
}

type DocumentDialogViewProps = Pick<CallDialogProps, 'title'> &
  CallViewProps & {
    /** Where the opened file is; null until it is opened. */
    url: string | null;
    /** Why it is opened. */
    reason: string;
    /** Called with the changed reason. */
    onReasonChange: (reason: string) => void;
  };

/** Asks why a document is opened, and leads to it (`desk/requests/member-3`). */
export function DocumentDialogView(props: DocumentDialogViewProps) {
  const { url, reason, onReasonChange, ...dialog } = props;
  if (url === null) {
    return (
      <CallDialog
        {...dialog}
        submitLabel="Open Document"
        pendingLabel="Opening..."
        maySubmit={typedLine(reason).length >= SHORTEST_REASON}
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
