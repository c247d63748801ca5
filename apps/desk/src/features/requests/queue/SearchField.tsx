import { TextField } from '@parlour/ui';
import { useState } from 'react';

export type SearchFieldProps = {
  /** What is searched for now. */
  search: string;
  /** Called with what to search for; empty to go back to the view. */
  onSearch: (text: string) => void;
};

/** The search over all requests. Enter searches, and an emptied field ends the search. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
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
          hint="Reference, member, subject, words of the thread or tag, from two characters on."
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
