import { laterOrNothing } from '@parlour/app/routing';
import type { PaperSubject } from '@parlour/core';
import { whenPageIdle } from '@parlour/ui';

export type PagePaperProps = {
  /** What the page is about. */
  subject: PaperSubject;
};

/** Replaces the page on paper. Few pages are printed, so its code loads once the page is there; the page itself is printed until then. */
export const PagePaper = laterOrNothing<PagePaperProps>(async () => {
  await whenPageIdle();
  return (await import('./Paper.tsx')).Paper;
});
