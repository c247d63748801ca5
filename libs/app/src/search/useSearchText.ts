import { LINE_LIMIT, typedLine } from '@parlour/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

// Milliseconds. A pause between two words, longer than between two letters.
const PAUSE = 250;

const PARAMETER = 'text';

const searchable = (text: string) => typedLine(text).slice(0, LINE_LIMIT).trim();

/** What is searched for, as typed and as in the address. */
interface SearchText {
  readonly typed: string;
  /** What is searched for now: without spaces around it, at most as long as the server allows. */
  readonly settled: string;
  readonly onType: (text: string) => void;
  /** Searches at once. */
  readonly onSettle: () => void;
}

/** Keeps what is searched for in the address as `?text=`, once the person pauses (`web/search-2`, `desk/search-2`). */
export function useSearchText(): SearchText {
  const [parameters, setParameters] = useSearchParams();
  const settled = searchable(parameters.get(PARAMETER) ?? '');
  const [typed, setTyped] = useState(settled);
  const settle = (text: string) => {
    if (text === settled) return;
    setParameters(text === '' ? {} : { [PARAMETER]: text }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  const onPause = useEffectEvent(settle);
  const wanted = searchable(typed);
  useEffect(() => {
    const timer = setTimeout(() => onPause(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { typed, settled, onType: setTyped, onSettle: () => settle(wanted) };
}
