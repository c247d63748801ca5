import { TextField } from '@parlour/ui';
import { useState } from 'react';

export type MembersSearchProps = {
  /** What is searched for now. */
  search: string;
  /** Called with what to search for; empty for everybody. */
  onSearch: (text: string) => void;
};

/** The search over all members. Enter searches, and an emptied field ends the search. */
export function MembersSearch({ search, onSearch }: MembersSearchProps) {
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
          hint="A part of the name or email, digits of the phone, or the whole CRM identifier."
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
