import { pageTitle } from '@parlour/app/routing';
import { createContext, use, useEffect } from 'react';
import { useServices } from './services.ts';

/** Passes to the titles how many of one's own requests are unseen. */
export const UnseenContext = createContext(0);

/** Sets the document title: how many of one's own requests are unseen, the page, then the club's desk (`desk/app-21`). */
export function usePageTitle(title: string): void {
  const { clubName } = useServices();
  const unseen = use(UnseenContext);
  useEffect(() => {
    const counted = unseen === 0 ? title : `(${unseen}) ${title}`;
    document.title = pageTitle(counted, `${clubName} Desk`);
  }, [title, clubName, unseen]);
}
