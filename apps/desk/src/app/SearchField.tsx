import { TextField } from '@parlour/ui';
import { useState } from 'react';

export type SearchFieldProps = {
  /** What may be searched for. */
  hint: string;
  /** What is searched for now. */
  search: string;
  /** Called with what to search for; empty to end the search. */
  onSearch: (text: string) => void;
};

/** The search over a whole list. Enter searches, and an emptied field ends the search. */
export function SearchField({ hint, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <TextField
          label="Search"
          hint={hint}
          type="search"
          value={text}
          onChange={(typed) => {
            setText(typed);
            if (typed === '' && search !== '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}
