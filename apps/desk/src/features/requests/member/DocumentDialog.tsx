import { useClient } from '@parlour/app/data-layout';
import { fetchFile } from '@parlour/client';
import { type MemberDocument, openMemberDocument } from '@parlour/contract/staff';
import { useEffect, useRef, useState } from 'react';
import { useStepUp } from '../../../app/step-up/useStepUp.ts';
import { useOneCall } from '../../../app/useOneCall.ts';
import type { StoredForm } from '../../../app/storedForms.ts';
import { useTyped } from '../../../app/useTyped.ts';
import { DocumentDialogView } from './DocumentDialogView.tsx';

type DocumentDialogProps = {
  memberId: string;
  document: MemberDocument;
  form: StoredForm;
  onClose: () => void;
};

const shownTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Opens a document for a reason, after a fresh proof (`DKM3`). The file is in memory until the dialog closes. */
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
    const [type = ''] = result.value.type.toLowerCase().split(';');
    // A browser runs nothing of a type that it only saves.
    const shown = shownTypes.has(type) ? type : 'application/octet-stream';
    setUrl(URL.createObjectURL(result.value.slice(0, result.value.size, shown)));
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
