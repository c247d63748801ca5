import { useState } from 'react';

const readTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the viewer's time zone, an IANA name. Read as a module starts, it would delay the first view. */
export function useTimeZone(): string {
  return useState(readTimeZone)[0];
}
