import type { FetchedPreview, PdfFrame } from '@parlour/core';
import { LinkButton, Text, VisuallyHidden } from '@parlour/ui';
import * as styles from './FilePreview.css.ts';

export type FilePreviewProps = {
  /** What the file is called on the screen. */
  title: string;
  /** Its content in memory. */
  preview: FetchedPreview;
  /** File name of the download. */
  fileName: string;
  /** How much of a PDF this browser shows in a page. Many phones show nothing. */
  pdfFrame: PdfFrame;
};

/** Fits the page to the width of the frame. In Chromium the thumbnails would take half of it. */
const PDF_VIEW = '#navpanes=0&view=FitH';

/**
 * Shows a picture or a PDF in the page, with links to open it in a new tab and to save it. Where a frame shows
 * only the first page, opening it is the main action (web/documents-9). Other files can only be saved.
 */
export function FilePreview({ title, preview, fileName, pdfFrame }: FilePreviewProps) {
  const { url, mediaType } = preview;
  const isPicture = mediaType.startsWith('image/');
  const isPdf = mediaType === 'application/pdf';
  const isFramed = isPdf && pdfFrame !== 'none';
  const isCut = isFramed && pdfFrame === 'firstPage';
  return (
    <div className={styles.preview}>
      {isPicture ? <img className={styles.picture} src={url} alt={title} /> : null}
      {isCut ? (
        <div className={styles.main}>
          <LinkButton href={url} external>
            <span>
              Open in a new tab <VisuallyHidden>{title}</VisuallyHidden>
            </span>
          </LinkButton>
          <Text size="small" tone="muted">
            This device shows only the first page here.
          </Text>
        </div>
      ) : null}
      {isFramed ? (
        // Chrome shows no PDF in a sandbox. The file is certainly a PDF, and its viewer is not a page of this site.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.frame} src={`${url}${PDF_VIEW}`} title={title} />
      ) : null}
      {isPicture || isFramed ? null : <Text tone="muted">This document cannot be shown here.</Text>}
      <p className={styles.links}>
        {isPicture || (isPdf && !isCut) ? (
          <a className={styles.link} href={url} target="_blank" rel="noopener">
            Open {title} in a new tab
          </a>
        ) : null}
        <a className={styles.link} href={url} download={fileName}>
          Download {fileName}
        </a>
      </p>
    </div>
  );
}
