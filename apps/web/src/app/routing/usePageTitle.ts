import { useEffect } from 'react';
import { useServices } from '../services.ts';

/** Returns the document title: the page, then the club. */
export function pageTitle(title: string, clubName: string): string {
  return `${title} · ${clubName}`;
}

/** Sets the document title. */
export function usePageTitle(title: string): void {
  const { clubName } = useServices().configuration;
  useEffect(() => {
    document.title = pageTitle(title, clubName);
  }, [title, clubName]);
}
