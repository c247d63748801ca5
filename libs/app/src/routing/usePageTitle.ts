import { useEffect } from 'react';
import { useAppServices } from '../session/services.ts';

/** Returns the document title: the page, then the club. */
export function pageTitle(title: string, clubName: string): string {
  return `${title} · ${clubName}`;
}

/** Sets the document title. */
export function usePageTitle(title: string): void {
  const { clubName } = useAppServices().configuration;
  useEffect(() => {
    document.title = pageTitle(title, clubName);
  }, [title, clubName]);
}
