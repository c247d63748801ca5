import { FilePreview, previewFileName, type PreviewState } from '@parlour/app/files';
import type { Document } from '@parlour/contract';
import { formatDay, formatFileSize, type PdfFrame, previewLabels } from '@parlour/core';
import { Button, Text, VisuallyHidden } from '@parlour/ui';
import { DocumentDescription } from './DocumentDescription.tsx';
import * as styles from './DocumentItem.css.ts';

export type DocumentItemProps = {
  document: Document;
  /** Day of the upload in the viewer's time zone, `YYYY-MM-DD`. */
  addedOn: string;
  preview: PreviewState;
  pdfFrame: PdfFrame;
  onToggle: () => void;
  onDelete: () => void;
};

/** One stored document with its actions. */
export function DocumentItem({
  document,
  addedOn,
  preview,
  pdfFrame,
  onToggle,
  onDelete,
}: DocumentItemProps) {
  const { title, description, extension, size, isEncrypted = false } = document;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>
          {extension.toUpperCase()}
          {isEncrypted ? ' · Encrypted' : ''} · {formatFileSize(size)} · Added {formatDay(addedOn)}
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
          <FilePreview
            title={title}
            preview={preview.preview}
            fileName={previewFileName(title, extension, preview.preview)}
            pdfFrame={pdfFrame}
          />
        </div>
      ) : null}
    </li>
  );
}
