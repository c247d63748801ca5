import { truncateDescription } from '@parlour/core';
import { Button, VisuallyHidden } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './DocumentDescription.css.ts';

export type DocumentDescriptionProps = {
  /** The name given by the member. */
  title: string;
  description: string;
};

/** Details of a document. A long description is truncated until the member expands it. */
export function DocumentDescription({ title, description }: DocumentDescriptionProps) {
  const [isExpanded, setExpanded] = useState(false);
  const truncated = truncateDescription(description);
  return (
    <div className={styles.block}>
      <p className={styles.text}>{isExpanded ? description : (truncated ?? description)}</p>
      {truncated === null ? null : (
        <Button
          variant="quiet"
          size="small"
          expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          <span>
            {isExpanded ? 'Show less' : 'Show more'} <VisuallyHidden>of {title}</VisuallyHidden>
          </span>
        </Button>
      )}
    </div>
  );
}
