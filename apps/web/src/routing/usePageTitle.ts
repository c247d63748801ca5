import { useEffect } from 'react';
import { useServices } from '../services.ts';

/** The name of the browser's tab: the page, then the club. */
export const pageTitle = (title: string, clubName: string): string => `${title} · ${clubName}`;

/** Names the browser's tab. */
export function usePageTitle(title: string): void {
  const { clubName } = useServices().configuration;
  useEffect(() => {
    document.title = pageTitle(title, clubName);
  }, [title, clubName]);
}
