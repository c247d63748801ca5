import type { RequestFile } from '@parlour/contract';
import type { DeskEntry } from '@parlour/contract/staff';
import { formatEntryTime, moveInWords, shownSubject } from '@parlour/core';
import { noteParts } from '@parlour/core/staff';
import { Badge, TextLink } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useRequestPath } from '../requestPath.ts';
import * as styles from './ThreadEntries.css.ts';

export type ThreadEntriesProps = {
  /** What the lines are, for screen readers. */
  label: string;
  entries: readonly DeskEntry[];
  /** The line above which a rule says that all below it is new. Null for none, undefined outside of the thread. */
  firstUnseen?: string | null;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Renders a file. */
  renderFile: (file: RequestFile) => ReactNode;
};

const kindOf = ({ kind, author, text, files }: DeskEntry): keyof typeof styles.entry => {
  if (kind === 'note') return 'note';
  if ((text === null || text === '') && files.length === 0) return 'event';
  return author.kind === 'member' ? 'member' : 'staff';
};

/** The id of the rule above what is new. */
export const NEWS_ID = 'news';

/** Lines of a thread, the oldest first: who, when, what, and whether staff alone read it (`desk/requests-5`). */
export function ThreadEntries(props: ThreadEntriesProps) {
  const { label, entries, firstUnseen, now, timeZone, renderFile } = props;
  return (
    <ol className={styles.thread} aria-label={label}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={firstUnseen === undefined ? undefined : `line-${entry.id}`}
          className={styles.entry[kindOf(entry)]}
        >
          {entry.id === firstUnseen ? (
            <p id={NEWS_ID} className={styles.news}>
              New
            </p>
          ) : null}
          <p className={styles.head}>
            <span className={styles.author}>
              {entry.move === null ? (entry.author.name ?? 'The club') : moveInWords(entry)}
            </span>
            <time dateTime={entry.createdAt} className={styles.time}>
              {formatEntryTime(entry.createdAt, now, timeZone)}
            </time>
            {entry.visibility === 'staff' ? <Badge>Internal</Badge> : null}
          </p>
          {entry.text === null || entry.text === '' ? null : (
            <p className={styles.text}>
              <EntryText {...entry} text={entry.text} />
            </p>
          )}
          <MentionedBeside {...entry} />
          {entry.files.length === 0 ? null : (
            <ul className={styles.files} aria-label="Files">
              {entry.files.map((file) => (
                <li key={file.id}>{renderFile(file)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The words of a line. A note shows colleagues and requests that it mentions as what they are (`desk/requests/thread-18`). */
function EntryText({
  kind,
  text,
  mentions,
  references = [],
}: Pick<DeskEntry, 'kind' | 'mentions' | 'references'> & { text: string }) {
  const pathOf = useRequestPath();
  if (kind !== 'note') return text;
  const names = mentions.map(({ name }) => name);
  return noteParts(text, names).map((part, place) => {
    const request = references.find(({ reference }) => part.text === `#${reference}`);
    // The parts of a text never change their order.
    const key = `${place}`;
    if (part.kind === 'person') {
      return (
        <span key={key} className={styles.mention}>
          {part.text}
        </span>
      );
    }
    if (request === undefined) return part.text;
    return (
      <TextLink key={key} href={pathOf(request.id)}>
        {request.reference} · {shownSubject(request.subject)}
      </TextLink>
    );
  });
}

/** Names those who are told of a note without a mention in its words, as notes of former versions do. */
function MentionedBeside({ text, mentions }: DeskEntry) {
  const others = mentions.filter(({ name }) => text?.includes(`@${name}`) !== true);
  if (others.length === 0) return null;
  return <p className={styles.mentions}>For {others.map(({ name }) => name).join(', ')}</p>;
}
