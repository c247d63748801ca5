import { useMe } from './useMe.ts';

/** Returns the club's time zone, an IANA name. What is scheduled is given and shown in it. */
export function useClubTimeZone(): string {
  return useMe()?.clubTimeZone ?? 'UTC';
}
