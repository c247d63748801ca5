import { newIdempotencyKey, type UploadOptions } from '@parlour/client';
import { callActor } from '@parlour/client/actors';
import type { RequestFile, Result } from '@parlour/contract';
import { attachmentMachine, type AttachmentUpload, type SubmissionFailure } from '@parlour/core';
import { useMachine } from '@xstate/react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { readDataUrl } from './readDataUrl.ts';

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

/** The calls that store and remove the files of a request. */
export interface FileCalls {
  /** Stores a file, given as a data URL, until it is sent. */
  readonly upload: (
    file: { readonly file: string; readonly name: string },
    options: UploadOptions,
  ) => Promise<Result<RequestFile, SubmissionFailure>>;
  /** Removes a file that was not sent. */
  readonly remove: (id: string) => Promise<unknown>;
}

/**
 * Binds the files of a message to their machine and to the calls.
 *
 * @param files - the files of the message.
 * @param onChange - called with the files that it has now.
 */
export function useAttachment(
  calls: FileCalls,
  files: readonly RequestFile[],
  onChange: (files: readonly RequestFile[]) => void,
): Attachment {
  const latest = useRef({ calls, files, onChange });
  useLayoutEffect(() => {
    latest.current = { calls, files, onChange };
  });
  const upload = useCallback(
    async ({ file, onProgress }: AttachmentUpload, signal: AbortSignal) => {
      // The form gets its files only from the browser.
      if (!(file instanceof File)) throw new Error('What was chosen is no file.');
      const content = await readDataUrl(file, signal);
      if (!content.ok) return content;
      const stored = await latest.current.calls.upload(
        { file: content.value, name: file.name },
        { idempotencyKey: newIdempotencyKey(), signal, onProgress },
      );
      if (stored.ok && !signal.aborted) {
        const { files: current, onChange: change } = latest.current;
        change([...current, stored.value]);
      }
      return stored;
    },
    [],
  );
  const [{ context }, send] = useAttachmentMachine(upload);
  return {
    upload: context.file && { name: context.file.name, progress: context.progress },
    issue: context.issue ?? undefined,
    onChoose: (file) => send({ type: 'file.chosen', file, count: files.length }),
    onCancel: () => send({ type: 'upload.canceled' }),
    onRemove: ({ id }) => {
      onChange(files.filter((each) => each.id !== id));
      // One that stays at the server is removed there after a day.
      void calls.remove(id);
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
