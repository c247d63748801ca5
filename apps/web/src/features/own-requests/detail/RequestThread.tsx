import type { EarlierEntries } from '@parlour/app/thread';
import type { MemberRequestDetail, RequestEntry, RequestFile } from '@parlour/contract';
import { formatEntryTime, moveInWords } from '@parlour/core';
import { Button, InlineAlert, SectionHeading, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './RequestThread.css.ts';

export type RequestThreadProps = {
  request: MemberRequestDetail;
  /** The line whose words are above the thread; null for none. */
  openQuestionId: string | null;
  earlier: EarlierEntries<RequestEntry>;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Renders a file. */
  renderFile: (file: RequestFile) => ReactNode;
};

/** Returns the id of the element that shows a line of the thread. */
export function entryElementId(entryId: string): string {
  return `entry-${entryId}`;
}

/** What happened to a request and what was written, the oldest first. */
export function RequestThread({ request, openQuestionId, earlier, ...shown }: RequestThreadProps) {
  const { entries, createdAt } = request;
  const isWhole = earlier.more === null;
  return (
    <section aria-labelledby="request-thread">
      <Stack gap={6}>
        <SectionHeading id="request-thread" title="Conversation" />
        {earlier.more === null ? null : (
          <Stack align="start">
            <Button
              variant="secondary"
              size="small"
              isPending={earlier.more.isPending}
              pendingLabel="Loading..."
              onClick={earlier.more.onShow}
            >
              Show Earlier Messages
            </Button>
          </Stack>
        )}
        {earlier.failure === null ? null : (
          <InlineAlert tone="critical">{earlier.failure}</InlineAlert>
        )}
        <ol className={styles.thread}>
          {isWhole ? (
            <li className={styles.entry.event}>
              <p className={styles.head}>
                <span className={styles.author}>You sent this request</span>{' '}
                <EntryTime createdAt={createdAt} {...shown} />
              </p>
            </li>
          ) : null}
          {[...earlier.entries, ...entries].map((entry) => (
            <Entry
              key={entry.id}
              entry={entry.id === openQuestionId ? { ...entry, text: null } : entry}
              {...shown}
            />
          ))}
        </ol>
      </Stack>
    </section>
  );
}

type EntryProps = Omit<RequestThreadProps, 'request' | 'openQuestionId' | 'earlier'> & {
  entry: RequestEntry;
};

function Entry({ entry, renderFile, ...shown }: EntryProps) {
  const { author, text, files, move, createdAt } = entry;
  const isOwn = author.kind === 'member';
  const hasContent = (text !== null && text !== '') || files.length > 0;
  const kind = hasContent ? (isOwn ? 'own' : 'received') : 'event';
  return (
    // Focused once it was sent, so that a screen reader reads it (web/own-requests-9).
    <li className={styles.entry[kind]} id={entryElementId(entry.id)} tabIndex={-1}>
      <p className={styles.head}>
        <span className={styles.author}>
          {move === null
            ? isOwn
              ? 'You'
              : (author.name ?? 'The club')
            : moveInWords(entry, 'member')}
        </span>{' '}
        <EntryTime createdAt={createdAt} {...shown} />
      </p>
      {text === null || text === '' ? null : <p className={styles.text}>{text}</p>}
      {files.length === 0 ? null : (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>{renderFile(file)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

type EntryTimeProps = Pick<RequestThreadProps, 'now' | 'timeZone'> & { createdAt: string };

function EntryTime({ createdAt, now, timeZone }: EntryTimeProps) {
  return (
    <time dateTime={createdAt} className={styles.time}>
      {formatEntryTime(createdAt, now, timeZone)}
    </time>
  );
}
