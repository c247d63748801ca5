import { useClient } from '@parlour/app/data-layout';
import { readDataUrl } from '@parlour/app/files';
import { send, uploadFile } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import type { InputFailure } from '@parlour/core';
import {
  changePicture,
  deletePicture,
  replacePicture,
  type UploadedPicture,
  type UploadedPictureDetail,
} from '@parlour/contract/staff';
import { ConfirmDialog } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import type { StoredForm } from '../../app/storedForms.ts';
import { useTyped } from '../../app/useTyped.ts';
import { type PictureAction, PictureDialogView, type PictureDraft } from './PictureDialogView.tsx';
import { PictureFailure } from './PictureFailure.tsx';
import { picturesKey, pictureQuery } from './queries.ts';

/** Why a picture was not replaced: the file could not be read, or the call failed. */
type ReplaceFailure = CallFailure | InputFailure;

export type PictureDialogProps = {
  /** The id of the picture. */
  id: string;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Called when it is done with. */
  onClose: () => void;
};

/** Reads a picture, then opens its dialog. */
export function PictureDialog({ id, form, onClose }: PictureDialogProps) {
  const { data, error, refetch } = useQuery(pictureQuery(useClient(), id));
  if (data !== undefined) return <LoadedDialog {...data} form={form} onClose={onClose} />;
  if (error === null) return null;
  return (
    <PictureFailure message={error.message} onRetry={() => void refetch()} onClose={onClose} />
  );
}

const draftOf = ({ alternativeText, focusX, focusY }: UploadedPicture): PictureDraft => ({
  alternativeText: alternativeText ?? '',
  focusX,
  focusY,
});

type LoadedDialogProps = UploadedPictureDetail & Pick<PictureDialogProps, 'form' | 'onClose'>;

/** Binds the dialog of a picture to its calls (`DKI3` to `DKI6`). */
function LoadedDialog({ picture, uses, form, onClose }: LoadedDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { typed: draft, isRestored, change } = useTyped(form, draftOf(picture));
  const [progress, setProgress] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const { pending, failure, field, run, renew } = useOneKeyedCall<PictureAction>(form);
  const params = { id: picture.id };
  const { version } = picture;

  const readAgain = () => cache.invalidateQueries({ queryKey: picturesKey });
  const save = async () => {
    const alternativeText = draft.alternativeText.trim() || null;
    const body = { ...draft, alternativeText, version };
    const result = await run('save', (idempotencyKey) =>
      send(client, changePicture, { params, body }, { idempotencyKey }),
    );
    await readAgain();
    if (result.ok) onClose();
  };
  const replace = async (file: File) => {
    setProgress(0);
    renew();
    const { signal } = new AbortController();
    await run('replace', async (idempotencyKey): Promise<Result<unknown, ReplaceFailure>> => {
      const content = await readDataUrl(file, signal);
      if (!content.ok) return content;
      const body = { file: content.value, name: file.name, version };
      return uploadFile(
        client,
        replacePicture,
        { params, body },
        { idempotencyKey, onProgress: setProgress },
      );
    });
    await readAgain();
  };
  const remove = async () => {
    const result = await run('delete', (idempotencyKey) =>
      send(client, deletePicture, { params }, { idempotencyKey }),
    );
    if (result.ok) onClose();
    void readAgain();
  };

  if (isAsking) {
    return (
      <ConfirmDialog
        open
        title={`Delete the picture “${picture.name}”?`}
        text="It cannot be brought back."
        confirmLabel="Delete Picture"
        pendingLabel="Deleting..."
        isPending={pending === 'delete'}
        error={failure ?? undefined}
        onConfirm={() => void remove()}
        onCancel={() => {
          renew();
          setIsAsking(false);
        }}
      />
    );
  }
  return (
    <PictureDialogView
      picture={picture}
      uses={uses}
      draft={draft}
      isFilled={isRestored}
      pending={pending}
      progress={progress}
      failure={failure}
      field={field}
      onChange={(changes) => {
        change(changes);
        renew();
      }}
      onSave={() => void save()}
      onReplace={(file) => void replace(file)}
      onDelete={() => {
        renew();
        setIsAsking(true);
      }}
      onClose={onClose}
    />
  );
}
