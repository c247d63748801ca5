import type { FormProps } from '@parlour/app/dialogs';
import { useClient } from '@parlour/app/data-layout';
import { deleteRequestFile, newIdempotencyKey, uploadRequestFile } from '@parlour/client';
import { callActor } from '@parlour/client/actors';
import type { RequestFile, Result } from '@parlour/contract';
import {
  attachmentMachine,
  type AttachmentUpload,
  type ReplyDraft,
  type SubmissionFailure,
} from '@parlour/core';
import { useMachine } from '@xstate/react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { readDataUrl } from '../../documents/readDataUrl.ts';

/** The files of a message, and the one that is uploaded now. */
export interface Attachment {
  /** The file under way; null for none. */
  readonly upload: { readonly name: string; readonly progress: number } | null;
  /** Why the last file was not added; undefined if it was. */
  readonly issue: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
  readonly onRemove: (file: RequestFile) => void;
}

/** Binds the files of a message to their machine and to the calls. */
export function useAttachment(
  requestId: string,
  { draft, onChange }: Pick<FormProps<ReplyDraft, string>, 'draft' | 'onChange'>,
): Attachment {
  const client = useClient();
  const latest = useRef({ draft, onChange });
  useLayoutEffect(() => {
    latest.current = { draft, onChange };
  });
  const upload = useCallback(
    async ({ file, onProgress }: AttachmentUpload, signal: AbortSignal) => {
      // The form gets its files only from the browser.
      if (!(file instanceof File)) throw new Error('What was chosen is no file.');
      const content = await readDataUrl(file, signal);
      if (!content.ok) return content;
      const stored = await uploadRequestFile(
        client,
        { params: { id: requestId }, body: { file: content.value, name: file.name } },
        { idempotencyKey: newIdempotencyKey(), signal, onProgress },
      );
      if (stored.ok && !signal.aborted) {
        const { draft: current, onChange: change } = latest.current;
        change({ files: [...current.files, stored.value] });
      }
      return stored;
    },
    [client, requestId],
  );
  const [{ context }, send] = useAttachmentMachine(upload);
  return {
    upload: context.file && { name: context.file.name, progress: context.progress },
    issue: context.issue ?? undefined,
    onChoose: (file) => send({ type: 'file.chosen', file, count: draft.files.length }),
    onCancel: () => send({ type: 'upload.canceled' }),
    onRemove: ({ id }) => {
      onChange({ files: draft.files.filter((each) => each.id !== id) });
      // One that stays at the server is removed there after a day.
      void deleteRequestFile(client, { params: { id: requestId, fileId: id } });
    },
  };
}

type Upload = (
  upload: AttachmentUpload,
  signal: AbortSignal,
) => Promise<Result<RequestFile, SubmissionFailure>>;

const useAttachmentMachine = (upload: Upload) =>
  useMachine(
    useMemo(() => attachmentMachine.provide({ actors: { upload: callActor(upload) } }), [upload]),
  );
