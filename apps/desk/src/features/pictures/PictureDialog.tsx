import { useClient } from '@parlour/app/data-layout';
import { readDataUrl } from '@parlour/app/files';
import { send, uploadFile } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import {
  changePicture,
  deletePicture,
  type PictureUse,
  replacePicture,
  type UploadedPicture,
  type UploadedPictureDetail,
} from '@parlour/contract/staff';
import { ALTERNATIVE_TEXT_LIMIT } from '@parlour/contract/values';
import { formatFileSize, type InputFailure, pictureSources } from '@parlour/core';
import { ACCEPTED_PICTURES } from '@parlour/core/documents';
import {
  Button,
  ConfirmDialog,
  DefinitionList,
  Dialog,
  FileField,
  FocusPointField,
  InlineAlert,
  ProgressBar,
  Stack,
  Text,
  TextArea,
} from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type StoredForm, useTyped } from '../../app/storedForms.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { kindOfUse } from './copy.ts';
import * as styles from './PictureDialog.css.ts';
import { pictureQuery, picturesKey } from './queries.ts';

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

/** Binds the dialog of a picture to its calls (`desk/pictures-3` to `desk/pictures-6`). */
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

/** What is said of a picture while it is edited. */
interface PictureDraft {
  /** Empty for none. */
  readonly alternativeText: string;
  /** What every crop keeps, in percent from the left. */
  readonly focusX: number;
  /** The same, from the top. */
  readonly focusY: number;
}

/** What a picture's dialog does now. */
type PictureAction = 'save' | 'replace' | 'delete';

type PictureDialogViewProps = Pick<CallDialogProps, 'isFilled'> & {
  /** The picture. */
  picture: UploadedPicture;
  /** What shows it. */
  uses: readonly PictureUse[];
  /** What is said of it. */
  draft: PictureDraft;
  /** The action that is under way; null for none. */
  pending: PictureAction | null;
  /** The sent share of the file that replaces it, 0 to 1. */
  progress: number;
  /** Why the last action was not done; null for nothing. */
  failure: string | null;
  /** The field that the server refused; null for none. */
  field: string | null;
  /** Called with what changed. */
  onChange: (change: Partial<PictureDraft>) => void;
  /** Stores what is said. */
  onSave: () => void;
  /** Puts a file in place of the picture's. */
  onReplace: (file: File) => void;
  /** Asks whether to delete the picture. */
  onDelete: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** A picture with its text, its focal point, what shows it, and what can be done with it (`desk/pictures-3` to `desk/pictures-6`). */
export function PictureDialogView(props: PictureDialogViewProps) {
  const { picture, uses, draft, pending, failure, field, onChange } = props;
  const isTextRefused = field === 'alternativeText';
  return (
    <CallDialog
      title={picture.name}
      submitLabel="Save Picture"
      pendingLabel={pending === 'replace' ? 'Replacing...' : 'Saving...'}
      maySubmit
      isFilled={props.isFilled}
      isPending={pending !== null}
      failure={isTextRefused ? null : failure}
      onSubmit={props.onSave}
      onClose={props.onClose}
    >
      <TextArea
        label="Alternative text"
        hint={`What the picture shows, for those who don't see it. At most ${ALTERNATIVE_TEXT_LIMIT} characters. Content is published only with it.`}
        value={draft.alternativeText}
        error={isTextRefused ? (failure ?? undefined) : undefined}
        onChange={(alternativeText) => onChange({ alternativeText })}
      />
      <FocusPointField
        label="Focal point"
        hint="Press what every crop should keep."
        src={pictureSources(picture.fileUrl).src}
        alt=""
        width={picture.width}
        height={picture.height}
        value={{ x: draft.focusX, y: draft.focusY }}
        onChange={({ x, y }) => onChange({ focusX: x, focusY: y })}
      />
      <DefinitionList
        items={[
          { label: 'Size', value: `${picture.width} × ${picture.height} pixels` },
          { label: 'File', value: formatFileSize(picture.size) },
        ]}
      />
      <section aria-label="Where it is shown">
        {uses.length === 0 ? (
          <Text tone="muted">Nothing shows this picture.</Text>
        ) : (
          <Stack gap={2}>
            <Text>Shown by:</Text>
            <ul className={styles.uses}>
              {uses.map((use) => (
                <li key={`${use.kind} ${use.itemId}`}>
                  {use.title} <span className={styles.kind}>{kindOfUse(use)}</span>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </section>
      {pending === 'replace' ? (
        <ProgressBar label="Uploading the new picture" value={props.progress} />
      ) : (
        <FileField
          label="Replace it by another file"
          hint="All that shows this picture shows the new one. Text and focal point stay."
          accept={ACCEPTED_PICTURES}
          chosen={null}
          error={field === 'file' ? (failure ?? undefined) : undefined}
          onChoose={props.onReplace}
          onRemove={() => undefined}
        />
      )}
      <Stack gap={2} align="start">
        <Button
          variant="secondary"
          size="small"
          disabled={uses.length > 0}
          onClick={props.onDelete}
        >
          Delete Picture
        </Button>
        {uses.length > 0 && <Text tone="muted">It can be deleted when nothing shows it.</Text>}
      </Stack>
    </CallDialog>
  );
}

type PictureFailureProps = {
  /** Why the picture is not there. */
  message: string;
  /** Reads it again. */
  onRetry: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Says why a picture could not be opened. */
function PictureFailure({ message, onRetry, onClose }: PictureFailureProps) {
  return (
    <Dialog open title="Picture" onClose={onClose}>
      <InlineAlert tone="critical" action={{ label: 'Try Again', onAction: onRetry }}>
        {message}
      </InlineAlert>
    </Dialog>
  );
}
