import { useEffect } from 'react';
import { useServices } from '../services.ts';

/** Names the browser's tab: the page, then the club. */
export function usePageTitle(title: string): void {
  const { clubName } = useServices().configuration;
  useEffect(() => {
    document.title = `${title} · ${clubName}`;
  }, [title, clubName]);
}
