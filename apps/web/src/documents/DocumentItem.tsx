import type { Document } from '@parlour/contract';
import {
  type FetchedPreview,
  formatDay,
  formatFileSize,
  previewLabels,
  savedFileName,
} from '@parlour/core';
import { Button, Text, VisuallyHidden } from '@parlour/ui';
import { DocumentDescription } from './DocumentDescription.tsx';
import * as styles from './DocumentItem.css.ts';
import { DocumentPreview } from './DocumentPreview.tsx';

/** How far the preview of a document has come. */
export type PreviewState =
  | { readonly state: 'hidden'; readonly failure: string | null }
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly preview: FetchedPreview };

/** Props of {@link DocumentItem}. */
export type DocumentItemProps = {
  document: Document;
  /** The reader's calendar day on which it was added, `YYYY-MM-DD`. */
  addedOn: string;
  preview: PreviewState;
  showsPdf: boolean;
  onToggle: () => void;
  onDelete: () => void;
};

/** One stored document: what it is, and what can be done with it. */
export function DocumentItem({
  document,
  addedOn,
  preview,
  showsPdf,
  onToggle,
  onDelete,
}: DocumentItemProps) {
  const { title, description, extension, size } = document;
  // HEIC comes as a JPEG where the server could make one of it.
  const isConverted =
    extension === 'heic' && preview.state === 'shown' && preview.preview.mediaType === 'image/jpeg';
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>
          {extension.toUpperCase()} · {formatFileSize(size)} · Added {formatDay(addedOn)}
        </p>
        {description === '' ? null : (
          <DocumentDescription title={title} description={description} />
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          expanded={preview.state === 'shown'}
          onClick={onToggle}
        >
          <span>
            {previewLabels[preview.state]} <VisuallyHidden>{title}</VisuallyHidden>
          </span>
        </Button>
        <Button variant="quiet" size="small" onClick={onDelete}>
          <span>
            Delete <VisuallyHidden>{title}</VisuallyHidden>
          </span>
        </Button>
      </div>
      <div role="alert" className={styles.failure}>
        {preview.state === 'hidden' && preview.failure !== null ? (
          <Text size="small" tone="critical">
            {preview.failure}
          </Text>
        ) : null}
      </div>
      {preview.state === 'shown' ? (
        <div className={styles.preview}>
          <DocumentPreview
            title={title}
            preview={preview.preview}
            fileName={savedFileName(title, isConverted ? 'jpg' : extension)}
            showsPdf={showsPdf}
          />
        </div>
      ) : null}
    </li>
  );
}
