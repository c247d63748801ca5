import type { EarlierEntries } from '@parlour/app/thread';
import type { RequestFile } from '@parlour/contract';
import type { DeskEntry, DeskRequestDetail } from '@parlour/contract/staff';
import { shownSubject } from '@parlour/core';
import {
  Button,
  InlineAlert,
  Menu,
  SectionHeading,
  Snackbar,
  Stack,
  Text,
  TextLink,
  focusHeading,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../../app/DeskHeading.tsx';
import { KeyList, type KeyListProps } from '../KeyList.tsx';
import { writersInWords } from '../writers.ts';
import { ComposerView, type ComposerViewProps } from './ComposerView.tsx';
import { copyOfMove, moveKeys, type OfferedMove } from '../../../app/moveCopy.ts';
import { RequestFacts, RequestOrder } from './RequestFacts.tsx';
import { RequestSummary } from './RequestSummary.tsx';
import { useRequestPath } from '../requestPath.ts';
import * as styles from './ThreadView.css.ts';
import { ThreadEntries } from './ThreadEntries.tsx';
import type { DoneNote } from './useMoves.ts';
import type { Reading } from './useReading.ts';
import type { Tags } from './useTags.ts';
import { useThreadScroll } from './useThreadScroll.ts';

export type RequestViewProps = {
  /** The loaded request. */
  request: DeskRequestDetail;
  /** The moves that are allowed now. */
  offered: readonly OfferedMove[];
  /** The move that is being made; null for none. */
  pending: OfferedMove | null;
  /** Why the last move failed, where no dialog says it. */
  failure: string | null;
  /** What was just done and can be taken back; null for nothing. */
  done: DoneNote | null;
  /** The names of the colleagues who write in this request now. */
  writers: readonly string[];
  /** How far the viewer has read it, and what changes that. */
  reading: Reading;
  /** Whether the viewer has it, and so need not watch it. */
  isOwn: boolean;
  /** The tags, and what changes them. */
  tags: Tags;
  /** The lines before the loaded ones. */
  earlier: EarlierEntries<DeskEntry>;
  /** The composer. */
  composer: Omit<ComposerViewProps, 'isMoving' | 'now' | 'timeZone' | 'renderFile'>;
  /** Renders a file of the thread. */
  renderFile: (file: RequestFile) => ReactNode;
  /** The member beside the thread. */
  member: ReactNode;
  /** The list of keys. */
  keyList: KeyListProps;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Called with the chosen move. */
  onMove: (move: OfferedMove) => void;
  /** Asks who gets the request that is handed over; null for who may not. */
  onHandOver: (() => void) | null;
};

/** The id of the element with the moves. */
export const MOVES_ID = 'moves';

/** The id of the element with what is known of the request. */
const FACTS_ID = 'request';

/** How long the note about a move is shown, in milliseconds. */
const DONE_TIME = 8000;

/** A request in words, its thread, and what can be done with it (`desk/requests-5`, `desk/requests-10`, `desk/requests/thread-4`, `desk/requests/thread-5`). */
export function RequestView(props: RequestViewProps) {
  const { request, offered, pending, failure, done, tags, onMove, onHandOver } = props;
  const { now, timeZone, renderFile } = props;
  const pathOf = useRequestPath();
  const { subject, mergedInto } = request;
  const lines = useThreadScroll(request.entries.at(-1)?.id, props.earlier);
  const mayTake = offered.includes('take') && request.assignee === null;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <div className={styles.top}>
          <DeskHeading
            title={shownSubject(subject)}
            actions={
              <Stack direction="row" gap={3}>
                <KeyList {...props.keyList} />
                <ReadingButtons {...props} />
                {mayTake ? (
                  <Button
                    size="small"
                    isPending={pending === 'take'}
                    pendingLabel="Taking..."
                    onClick={({ currentTarget }) => {
                      // The button goes away at once.
                      focusHeading(currentTarget);
                      onMove('take');
                    }}
                  >
                    Take
                  </Button>
                ) : null}
                {offered.length === 0 ? null : (
                  <div id={MOVES_ID}>
                    <Menu
                      // It stays enabled while a move is made, because the focus may be on it.
                      label="Move"
                      items={[
                        ...offered.map((move) => ({
                          id: move,
                          label: copyOfMove(move, request.status).label,
                          shortcut: props.keyList.isOn ? moveKeys[move] : undefined,
                          onSelect: () => onMove(move),
                        })),
                        ...(onHandOver === null
                          ? []
                          : [
                              {
                                id: 'hand_over',
                                label: 'Hand Over',
                                shortcut: props.keyList.isOn ? 'h' : undefined,
                                onSelect: onHandOver,
                              },
                            ]),
                      ]}
                    />
                  </div>
                )}
              </Stack>
            }
          />
          <RequestSummary {...request} factsId={FACTS_ID} />
        </div>
        {[failure, props.reading.failure].map((message) =>
          message === null ? null : (
            <InlineAlert key={message} tone="critical">
              {message}
            </InlineAlert>
          ),
        )}
        {mergedInto === null ? null : (
          <InlineAlert>
            This request goes on in{' '}
            <TextLink href={pathOf(mergedInto.id)}>
              {mergedInto.reference} · {shownSubject(mergedInto.subject)}
            </TextLink>
            {offered.includes('unmerge') ? (
              <>
                {' '}
                <Button
                  variant="quiet"
                  size="small"
                  isPending={pending === 'unmerge'}
                  pendingLabel="Taking Back..."
                  onClick={() => onMove('unmerge')}
                >
                  Take the Merge Back
                </Button>
              </>
            ) : null}
          </InlineAlert>
        )}
        <section ref={lines} className={styles.thread} aria-labelledby="thread">
          <SectionHeading size="small" id="thread" title="Thread" />
          <Lines {...props} />
          <p role="status" className={styles.writers}>
            {writersInWords(props.writers)}
          </p>
        </section>
        {mergedInto === null ? (
          <div className={styles.foot}>
            <ComposerView
              {...props.composer}
              isMoving={pending !== null}
              {...{ now, timeZone, renderFile }}
            />
          </div>
        ) : null}
      </div>
      <div className={styles.beside}>
        <aside id={FACTS_ID} className={styles.facts} aria-label="The request" tabIndex={-1}>
          <RequestFacts request={request} now={now} timeZone={timeZone} />
        </aside>
        <div className={styles.member}>{props.member}</div>
        <div className={styles.facts}>
          <RequestOrder
            request={request}
            tags={tags}
            onLink={offered.includes('link') ? () => onMove('link') : null}
          />
        </div>
      </div>
      <Snackbar
        open={done !== null}
        text={done?.text ?? ''}
        action={
          done === null || done.onUndo === null
            ? undefined
            : { label: 'Undo', onAction: done.onUndo }
        }
        closeAfter={DONE_TIME}
        onClose={done?.onClose}
      />
    </div>
  );
}

/** What changes how far the viewer has read the request, and whether they are told of it. */
function ReadingButtons({ reading, isOwn }: RequestViewProps) {
  const { pending, isWatched, onUnread, onWatch } = reading;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isPending={pending === 'unread'}
        pendingLabel="Marking..."
        onClick={onUnread}
      >
        Mark as Unread
      </Button>
      {isOwn ? null : (
        <Button
          variant="quiet"
          size="small"
          isPending={pending === 'watch'}
          pendingLabel="Saving..."
          onClick={() => onWatch(!isWatched)}
        >
          {isWatched ? 'Stop Watching' : 'Watch'}
        </Button>
      )}
    </>
  );
}

function Lines({ request, reading, earlier, now, timeZone, renderFile }: RequestViewProps) {
  const entries = [...earlier.entries, ...request.entries];
  if (entries.length === 0) return <Text tone="muted">Nothing was written yet.</Text>;
  return (
    <>
      {earlier.more === null ? null : (
        <Stack align="start">
          <Button
            variant="quiet"
            size="small"
            isPending={earlier.more.isPending}
            pendingLabel="Loading..."
            onClick={earlier.more.onShow}
          >
            Show Earlier Lines
          </Button>
        </Stack>
      )}
      {earlier.failure === null ? null : (
        <InlineAlert tone="critical">{earlier.failure}</InlineAlert>
      )}
      <ThreadEntries
        label="Thread"
        entries={entries}
        firstUnseen={reading.firstUnseen}
        now={now}
        timeZone={timeZone}
        renderFile={renderFile}
      />
    </>
  );
}
