import type { FetchedPreview } from '@parlour/core';
import { Text } from '@parlour/ui';
import * as styles from './DocumentPreview.css.ts';

/** Props of {@link DocumentPreview}. */
export type DocumentPreviewProps = {
  /** What the member calls the document. */
  title: string;
  preview: FetchedPreview;
  /** The name under which it is saved. */
  fileName: string;
  /** Whether this browser shows a PDF in a page; on many phones it does not. */
  showsPdf: boolean;
};

/** The page takes the whole width of the frame: in Chromium its thumbnails would take half of it. */
const PDF_VIEW = '#navpanes=0&view=FitH';

/**
 * A document in the page: a picture or a PDF, with links that open it by itself, since phones show only the first page of
 * a PDF in a frame, and save it. Whatever else there is can only be saved.
 */
export function DocumentPreview({ title, preview, fileName, showsPdf }: DocumentPreviewProps) {
  const { url, mediaType } = preview;
  const isPicture = mediaType.startsWith('image/');
  const isPdf = mediaType === 'application/pdf';
  return (
    <div className={styles.preview}>
      {isPicture ? <img className={styles.picture} src={url} alt={title} /> : null}
      {isPdf && showsPdf ? (
        // Chrome shows no PDF in a sandbox. The file is known to be nothing else, and its viewer is no page of this site.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.frame} src={`${url}${PDF_VIEW}`} title={title} />
      ) : null}
      {isPicture || (isPdf && showsPdf) ? null : (
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
