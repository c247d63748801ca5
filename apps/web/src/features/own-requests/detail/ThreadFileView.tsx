import type { RequestFile } from '@parlour/contract';
import { formatFileSize, type PdfFrame, previewLabels, savedFileName } from '@parlour/core';
import { Button, Text, VisuallyHidden } from '@parlour/ui';
import { DocumentPreview } from '../../documents/DocumentPreview.tsx';
import type { PreviewState } from '../../documents/usePreview.ts';
import * as styles from './ThreadFileView.css.ts';

export type ThreadFileViewProps = {
  /** The file as the thread names it. */
  file: RequestFile;
  /** Whether it is shown, and its content. */
  preview: PreviewState;
  /** How this browser shows a PDF. */
  pdfFrame: PdfFrame;
  /** Called when the member wants to see or to hide it. */
  onToggle: () => void;
};

/** One file of a thread, shown in the page when the member wants to see it. */
export function ThreadFileView({ file, preview, pdfFrame, onToggle }: ThreadFileViewProps) {
  const { name, size, extension } = file;
  return (
    <>
      <div className={styles.file}>
        <span className={styles.name}>
          <bdi>{name}</bdi> <span className={styles.size}>{formatFileSize(size)}</span>
        </span>
        <Button
          variant="quiet"
          size="small"
          expanded={preview.state === 'shown'}
          onClick={onToggle}
        >
          <span>
            {previewLabels[preview.state]} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </Button>
      </div>
      <div role="alert">
        {preview.state === 'hidden' && preview.failure !== null ? (
          <Text size="small" tone="critical">
            {preview.failure}
          </Text>
        ) : null}
      </div>
      {preview.state === 'shown' ? (
        <DocumentPreview
          title={name}
          preview={preview.preview}
          fileName={savedFileName(name, extension)}
          pdfFrame={pdfFrame}
        />
      ) : null}
    </>
  );
}
