import type { RequestFile } from '@parlour/contract';
import { formatFileSize, type PdfFrame, previewLabels } from '@parlour/core';
import { Button, Text, VisuallyHidden } from '@parlour/ui';
import { FilePreview } from './FilePreview.tsx';
import { previewFileName } from './previewOf.ts';
import type { PreviewState } from './usePreview.ts';
import * as styles from './FileView.css.ts';

export type FileViewProps = {
  /** The file as its list names it. */
  file: RequestFile;
  /** Whether it is shown, and its content. */
  preview: PreviewState;
  /** How this browser shows a PDF. */
  pdfFrame: PdfFrame;
  /** Called when the viewer wants to see or to hide it. */
  onToggle: () => void;
};

/** One file of a thread, shown in the page when the viewer wants to see it. */
export function FileView({ file, preview, pdfFrame, onToggle }: FileViewProps) {
  const { name, size, extension, isEncrypted = false } = file;
  return (
    <>
      <div className={styles.file}>
        <span className={styles.name}>
          <bdi>{name}</bdi>{' '}
          <span className={styles.size}>
            {formatFileSize(size)}
            {isEncrypted ? ' · Encrypted' : ''}
          </span>
        </span>
        <div className={styles.action}>
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
      </div>
      <div role="alert">
        {preview.state === 'hidden' && preview.failure !== null ? (
          <Text size="small" tone="critical">
            {preview.failure}
          </Text>
        ) : null}
      </div>
      {preview.state === 'shown' ? (
        <FilePreview
          title={name}
          preview={preview.preview}
          fileName={previewFileName(name, extension, preview.preview)}
          pdfFrame={pdfFrame}
        />
      ) : null}
    </>
  );
}
