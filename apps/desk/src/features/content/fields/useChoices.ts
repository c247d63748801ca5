import type { ReferenceTarget } from '@parlour/core/content';
import { useEffect, useRef, useState } from 'react';
import type { ContentChoice, FieldPorts } from './fieldPorts.ts';

/** Milliseconds without typing before a search. */
const PAUSE = 200;

/** What a search found. */
export interface FoundChoices {
  readonly found: readonly ContentChoice[];
  readonly isLoading: boolean;
  /** Why it failed; null if it did not. */
  readonly failure: string | null;
  readonly onSearch: (text: string) => void;
}

/** Searches what can be referred to, once nothing was typed for a moment. A response that was overtaken is dropped. */
export function useChoices(search: FieldPorts['search'], target: ReferenceTarget): FoundChoices {
  const [state, setState] = useState<Omit<FoundChoices, 'onSearch'>>({
    found: [],
    isLoading: false,
    failure: null,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ...state,
    onSearch: (text) => {
      latest.current = text;
      clearTimeout(timer.current);
      setState((before) => ({ ...before, isLoading: true }));
      timer.current = setTimeout(
        () => {
          void search(target, text).then((result) => {
            if (latest.current !== text) return;
            setState({
              found: result.ok ? result.value : [],
              isLoading: false,
              failure: result.ok ? null : result.failure.message,
            });
          });
        },
        text === '' ? 0 : PAUSE,
      );
    },
  };
}
