import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to a part of the page that a link led to by its hash.
 * @param hash the part's name, without `#`
 * @param isReady whether the part is in the page
 * @param find returns what gets the focus
 */
export function useLinkedPart(
  hash: string,
  isReady: boolean,
  find: () => HTMLElement | null,
): void {
  const isLinked = useLocation().hash === `#${hash}`;
  const focus = useEffectEvent(() => find()?.focus());
  useEffect(() => {
    if (isReady && isLinked) focus();
  }, [isReady, isLinked]);
}
