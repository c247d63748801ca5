import type { FetchedPreview } from '@parlour/core';
import { Text } from '@parlour/ui';
import * as styles from './DocumentPreview.css.ts';

export type DocumentPreviewProps = {
  /** The name given by the member. */
  title: string;
  preview: FetchedPreview;
  /** File name of the download. */
  fileName: string;
  /** Whether this browser shows PDFs in a page. Many phones do not. */
  canShowPdf: boolean;
};

/** Fits the page to the width of the frame. In Chromium the thumbnails would take half of it. */
const PDF_VIEW = '#navpanes=0&view=FitH';

/**
 * Shows a picture or a PDF in the page, with links to open it in a new tab and to save it. Phones show only the
 * first page of a PDF in a frame. Other files can only be saved.
 */
export function DocumentPreview({ title, preview, fileName, canShowPdf }: DocumentPreviewProps) {
  const { url, mediaType } = preview;
  const isPicture = mediaType.startsWith('image/');
  const isPdf = mediaType === 'application/pdf';
  return (
    <div className={styles.preview}>
      {isPicture ? <img className={styles.picture} src={url} alt={title} /> : null}
      {isPdf && canShowPdf ? (
        // Chrome shows no PDF in a sandbox. The file is certainly a PDF, and its viewer is not a page of this site.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.frame} src={`${url}${PDF_VIEW}`} title={title} />
      ) : null}
      {isPicture || (isPdf && canShowPdf) ? null : (
        <Text tone="muted">This document cannot be shown here.</Text>
      )}
      <p className={styles.links}>
        {isPicture || isPdf ? (
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
