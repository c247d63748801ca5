import { useState } from 'react';
import * as styles from '../libs/ui/src/stories/book.css.ts';

/** Says what of the address can't be shown, until its reader closes it. */
export function ViewNotes({ notes }: { readonly notes: readonly string[] }) {
  const [closed, setClosed] = useState('');
  const text = notes.join(' ');
  if (text === closed) return null;
  return (
    <p role="status" className={styles.note}>
      {text}
      <button type="button" className={styles.close} onClick={() => setClosed(text)}>
        Close
      </button>
    </p>
  );
}
