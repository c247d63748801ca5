import { type PageData, PageDataView } from '@parlour/app/data';
import type { DeskRequestPage } from '@parlour/contract/staff';
import { Button, EmptyState, FilterBar, InlineAlert, Skeleton, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../../app/DeskHeading.tsx';
import { SearchField } from '../../../app/SearchField.tsx';
import { KeyList, type KeyListProps } from '../KeyList.tsx';
import { emptyQueue, queueViews } from './copy.ts';
import type { QueueChoice } from './queueChoice.ts';
import { QueueTable } from './QueueTable.tsx';
import * as styles from './QueueView.css.ts';
import type { Arrivals } from './useArrivals.ts';
import type { Taking } from './useTakeRow.ts';

export type QueueViewProps = {
  /** The requests with their state. */
  page: PageData<DeskRequestPage>;
  /** What is shown of the queue. */
  choice: QueueChoice;
  /** The requests that came while it was open. */
  arrivals: Arrivals;
  /** How the last request was taken from its row. */
  taking: Taking;
  /** Returns the names of the colleagues who write in a request now. */
  writersOf: (requestId: string) => readonly string[];
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** One's own filters of the queue. */
  savedFilters: ReactNode;
  /** The list of keys. */
  keyList: KeyListProps;
  /** Opens the form of a request for a member. */
  onEnter: () => void;
  /** Goes to the first page of another choice, or to the page that the change names. */
  onGo: (change: Partial<QueueChoice>) => void;
};

/** The queue of requests in one of its views, or what a search finds (`DKR1` to `DKR4`, `DKL1`, `DKL3`). */
export function QueueView(props: QueueViewProps) {
  const { page, choice, arrivals, taking, keyList, onEnter, onGo } = props;
  const { search, view, tag, before } = choice;
  return (
    <Stack gap={5}>
      <DeskHeading
        title="Requests"
        actions={
          <Stack direction="row" gap={3}>
            {props.savedFilters}
            <KeyList {...keyList} />
            <Button size="small" onClick={onEnter}>
              New Request
            </Button>
          </Stack>
        }
      />
      <SearchField
        key={search}
        hint="Reference, member, subject, words of the thread or tag, from two characters on."
        search={search}
        onSearch={(text) => onGo({ search: text })}
      />
      {search === '' ? (
        <FilterBar
          label="View"
          options={queueViews}
          value={view}
          onChange={(chosen) => onGo({ view: chosen })}
        />
      ) : null}
      {search === '' && tag !== '' ? (
        <Button variant="secondary" size="small" onClick={() => onGo({ tag: '' })}>
          All tags, not “{tag}”
        </Button>
      ) : null}
      {taking.failure === null ? null : <InlineAlert tone="critical">{taking.failure}</InlineAlert>}
      <div>
        <div role="status">
          {[arrivals.announcement, taking.announcement].map((text) =>
            text === '' ? null : (
              <p key={text} className={styles.announcement}>
                {text}
              </p>
            ),
          )}
        </div>
        <PageDataView
          page={page}
          loadingLabel="Loading requests"
          skeleton={<Skeleton shape="wide" />}
        >
          {({ requests, next }) =>
            requests.length === 0 ? (
              <EmptyState {...emptyQueue(choice)} />
            ) : (
              <Stack gap={5}>
                <QueueTable {...props} requests={requests} />
                <Stack direction="row" gap={3}>
                  {before === null ? null : (
                    <Button variant="secondary" size="small" onClick={() => onGo({ before: null })}>
                      First Page
                    </Button>
                  )}
                  {next === null ? null : (
                    <Button variant="secondary" size="small" onClick={() => onGo({ before: next })}>
                      Next Page
                    </Button>
                  )}
                </Stack>
              </Stack>
            )
          }
        </PageDataView>
      </div>
    </Stack>
  );
}
