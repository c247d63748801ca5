import { newKey } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useOnClosed } from '@parlour/app/dialogs';
import { documentSubmission, uploadMachine } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { UploadDialogView } from './UploadDialogView.tsx';
import { uploadLogic } from './uploadLogic.ts';

export type UploadDialogProps = {
  /** Called after the form and its confirmation, if any, have closed. */
  onClosed: () => void;
};

/** Binds one opened upload form to its machine and to the call. */
export function UploadDialog({ onClosed }: UploadDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const machine = useMemo(
    () =>
      uploadMachine.provide({
        actors: { upload: uploadLogic(client, cache) },
      }),
    [client, cache],
  );
  const [snapshot, send] = useMachine(machine, { input: { makeIdempotencyKey: newKey } });
  const { draft, failure, fileIssue, progress } = snapshot.context;

  useOnClosed(snapshot.status, onClosed);

  return (
    <UploadDialogView
      stage={snapshot.value}
      draft={draft}
      fileIssue={fileIssue}
      failure={failure}
      progress={progress}
      maySubmit={documentSubmission(draft) !== null}
      onTypeChange={(documentType) => send({ type: 'type.chosen', documentType })}
      onTitleChange={(title) => send({ type: 'title.changed', title })}
      onDetailChange={(name, value) => send({ type: 'detail.changed', name, value })}
      onFileChoose={(file) => send({ type: 'file.chosen', file })}
      onFileRemove={() => send({ type: 'file.removed' })}
      onSubmit={() => send({ type: 'form.submitted' })}
      onCancelUpload={() => send({ type: 'upload.canceled' })}
      onFailureDismiss={() => send({ type: 'failure.dismissed' })}
      onClose={() => send({ type: 'form.closed' })}
    />
  );
}
