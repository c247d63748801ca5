import { createContext, use } from 'react';

/** Tells in a notification what was done, over the page and over the one that follows. */
export const TellSuccessContext = createContext<(text: string) => void>(() => undefined);

/** Returns what tells in a sentence what was done. A form that leads to another page needs it. */
export function useTellSuccess(): (text: string) => void {
  return use(TellSuccessContext);
}
