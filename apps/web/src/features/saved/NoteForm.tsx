import { SAVED_NOTE_LIMIT } from '@parlour/contract';
import { Button, Stack, TextArea } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './SavedRow.css.ts';

export type NoteFormProps = {
  /** The name of what the note is about. */
  name: string;
  /** The present note. Empty for none. */
  note: string;
  /** Called with the note to store. Empty for none. */
  onNote: (note: string) => void;
  /** Called when the member leaves the note as it is. */
  onCancel: () => void;
};

/** The note on something saved, while it is written. Escape leaves it as it was. */
export function NoteForm({ name, note, onNote, onCancel }: NoteFormProps) {
  const [text, setText] = useState(note);
  const excess = text.trim().length - SAVED_NOTE_LIMIT;
  return (
    <form
      ref={focusField}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (excess <= 0) onNote(text.trim());
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <Stack gap={3}>
        <TextArea
          label={`Note on ${name}`}
          hint={`For you alone. At most ${SAVED_NOTE_LIMIT} characters.`}
          value={text}
          onChange={setText}
          {...(excess > 0
            ? {
                error: `Please shorten it by ${excess} ${excess === 1 ? 'character' : 'characters'}.`,
              }
            : {})}
        />
        <div className={styles.formActions}>
          <Button type="submit" size="small">
            Save Note
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Gives the focus to the field, and back to the button that opened the form. */
function focusField(form: HTMLFormElement): () => void {
  const opener = document.activeElement;
  form.querySelector('textarea')?.focus();
  return () => {
    if (opener instanceof HTMLElement) opener.focus();
  };
}
