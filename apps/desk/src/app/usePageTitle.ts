import { pageTitle } from '@parlour/app/routing';
import { useEffect } from 'react';
import { useServices } from './services.ts';

/** Sets the document title: the page, then the club's desk. */
export function usePageTitle(title: string): void {
  const { clubName } = useServices();
  useEffect(() => {
    document.title = pageTitle(title, `${clubName} Desk`);
  }, [title, clubName]);
}
