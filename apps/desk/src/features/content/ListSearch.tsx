import { TextField } from '@parlour/ui';
import { useState } from 'react';

export type ListSearchProps = {
  /** What is searched for now. */
  text: string;
  /** Called with what to search for; empty for all. */
  onSearch: (text: string) => void;
};

/** The search of a list. Enter searches, and an emptied field ends the search. */
export function ListSearch({ text, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(text);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <TextField
          label="Search"
          hint="Parts of words of the name."
          type="search"
          value={typed}
          onChange={(changed) => {
            setTyped(changed);
            if (changed === '' && text !== '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}
