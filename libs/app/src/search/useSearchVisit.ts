import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** One visit to a search, which begins with the text of its address. */
interface SearchVisit {
  /** The key of what is shown, since another visit begins anew. */
  readonly visit: string;
  /** Whether a link or a key led here, and not Back, a reload or an address. */
  readonly isFollowed: boolean;
}

/** Tells a new visit to a search from the typing within one, which replaces the address. */
export function useSearchVisit(): SearchVisit {
  const { key } = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState(key);
  if (type !== NavigationType.Replace && key !== visit) setVisit(key);
  return { visit, isFollowed: type === NavigationType.Push };
}
