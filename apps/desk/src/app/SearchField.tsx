import { TextField } from '@parlour/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { FittedField } from './FormColumn.tsx';

/** Milliseconds without typing before a search. */
const PAUSE = 250;

/**
 * Whether a search takes the place of the one before it in the history: what is typed on does, and what begins or ends a search
 * is a page of its own.
 *
 * @param before what was searched for.
 * @param wanted what to search for; undefined for all.
 */
export function isTypedOn(before: string, wanted = ''): boolean {
  return before !== '' && wanted !== '';
}

export type SearchFieldProps = {
  /** What may be searched for. Undefined where there is no room to say it. */
  hint: string | undefined;
  /** What is searched for now. */
  search: string;
  /** Called with what to search for; empty to end the search. */
  onSearch: (text: string) => void;
};

/** The search over a whole list. It searches after a pause in typing and at once with Enter, and an emptied field ends it. */
export function SearchField({ hint, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  const [asked, setAsked] = useState(search);
  // Another page of the history has another search. One's own arrives while more is typed.
  if (search !== shown) {
    setShown(search);
    if (search !== asked) {
      setAsked(search);
      setText(search);
    }
  }
  const searchFor = (typed: string) => {
    const wanted = typed.trim();
    if (wanted === asked) return;
    setAsked(wanted);
    onSearch(wanted);
  };
  const settle = useEffectEvent(searchFor);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React passes it on to the form around a dialog.
          event.stopPropagation();
          searchFor(text);
        }}
      >
        <FittedField holds="search">
          <TextField
            label="Search"
            {...(hint === undefined ? {} : { hint })}
            type="search"
            value={text}
            onChange={(typed) => {
              setText(typed);
              if (typed === '') searchFor('');
            }}
          />
        </FittedField>
      </form>
    </search>
  );
}
