import type { PaperSubject } from '@parlour/core';
import { whenPageIdle } from '@parlour/ui';
import { type ComponentType, useEffect, useState } from 'react';

export type PagePaperProps = {
  /** What the page is about. */
  subject: PaperSubject;
};

/** Replaces the page on paper. Few pages are printed, so its code loads once the page is there. */
export function PagePaper({ subject }: PagePaperProps) {
  const [Paper, setPaper] = useState<ComponentType<PagePaperProps> | null>(null);
  useEffect(() => {
    whenPageIdle()
      .then(() => import('./Paper.tsx'))
      .then(
        (paper) => setPaper(() => paper.Paper),
        // The page itself is printed then.
        () => undefined,
      );
  }, []);
  return Paper === null ? null : <Paper subject={subject} />;
}
