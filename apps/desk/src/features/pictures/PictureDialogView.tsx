import { formatFileSize, pictureSources } from '@parlour/core';
import type { PictureUse, UploadedPicture } from '@parlour/contract/staff';
import { ALTERNATIVE_TEXT_LIMIT } from '@parlour/contract/values';
import {
  Button,
  DefinitionList,
  FileField,
  FocusPointField,
  ProgressBar,
  Stack,
  Text,
  TextArea,
} from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { kindOfUse, PICTURE_TYPES } from './copy.ts';
import * as styles from './PictureDialogView.css.ts';

/** What is said of a picture while it is edited. */
export interface PictureDraft {
  /** Empty for none. */
  readonly alternativeText: string;
  /** What every crop keeps, in percent from the left. */
  readonly focusX: number;
  /** The same, from the top. */
  readonly focusY: number;
}

/** What a picture's dialog does now. */
export type PictureAction = 'save' | 'replace' | 'delete';

export type PictureDialogViewProps = Pick<CallDialogProps, 'isFilled'> & {
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

/** A picture with its text, its focal point, what shows it, and what can be done with it (`DKI3` to `DKI6`). */
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
          accept={PICTURE_TYPES}
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
        {uses.length === 0 ? null : (
          <Text size="small" tone="muted">
            It can be deleted when nothing shows it.
          </Text>
        )}
      </Stack>
    </CallDialog>
  );
}
