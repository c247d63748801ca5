import { foldedDescription } from '@parlour/core';
import { Button, VisuallyHidden } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './DocumentDescription.css.ts';

/** Props of {@link DocumentDescription}. */
export type DocumentDescriptionProps = {
  /** What the member calls the document. */
  title: string;
  description: string;
};

/** What was filled in of a document; what is too long for a list shows its beginning, and the rest when asked. */
export function DocumentDescription({ title, description }: DocumentDescriptionProps) {
  const [isWhole, setWhole] = useState(false);
  const folded = foldedDescription(description);
  return (
    <div className={styles.block}>
      <p className={styles.text}>{isWhole ? description : (folded ?? description)}</p>
      {folded === null ? null : (
        <Button variant="quiet" size="small" expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          <span>
            {isWhole ? 'Show less' : 'Show more'} <VisuallyHidden>of {title}</VisuallyHidden>
          </span>
        </Button>
      )}
    </div>
  );
}
