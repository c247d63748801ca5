import { PageDataView, type SharedPageData } from '@parlour/app/data';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { REQUEST_NOT_FOUND } from '@parlour/core';
import { Breadcrumbs, Kbd, LinkButton, Skeleton, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../../app/DeskHeading.tsx';
import type { QueueNeighbors } from '../openedQueue.ts';
import * as styles from './ThreadView.css.ts';

export type ThreadViewProps = {
  /** The request with its state. */
  page: SharedPageData<DeskRequestDetail>;
  /** Where the queue is, and the requests beside this one there. */
  queue: Omit<QueueNeighbors, 'ids'>;
  /** Whether the queue is beside it, and not on a page of its own. */
  isBeside: boolean;
  /** Whether single keys work. */
  areKeysOn: boolean;
  /** Renders the request once it is loaded. */
  children: (request: DeskRequestDetail) => ReactNode;
};

/** The page of a request in each of its states (`desk/requests-5`, `desk/requests-13`, `desk/requests/thread-10`). */
export function ThreadView({ page, queue, isBeside, areKeysOn, children }: ThreadViewProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.queue}>
        {isBeside ? (
          <WayLink name="Close" href={queue.queue} shownKey={areKeysOn ? 'u' : null} />
        ) : (
          <Breadcrumbs items={[{ label: 'Requests', href: queue.queue }]} />
        )}
        <Neighbors {...queue} areKeysOn={areKeysOn} />
      </div>
      {page.state === 'missing' ? (
        <Stack gap={4} align="start">
          <DeskHeading title={REQUEST_NOT_FOUND} />
          <Text tone="muted">Its link is incomplete, or the request was removed.</Text>
          <LinkButton size="small" href={queue.queue}>
            Back to the Queue
          </LinkButton>
        </Stack>
      ) : (
        <PageDataView
          page={page}
          loadingLabel="Loading request"
          skeleton={<Skeleton shape="wide" />}
        >
          {children}
        </PageDataView>
      )}
    </div>
  );
}

type WayLinkProps = {
  name: string;
  href: string;
  /** The key that does the same. Null for none. */
  shownKey: string | null;
};

/** Leads on from a thread, with the key that does the same. The key is not part of the name (`desk/requests/thread-26`). */
function WayLink({ name, href, shownKey }: WayLinkProps) {
  return (
    <span className={styles.way}>
      <LinkButton
        variant="quiet"
        size="small"
        href={href}
        aria-keyshortcuts={shownKey ?? undefined}
      >
        {name}
      </LinkButton>
      {shownKey === null ? null : (
        <span aria-hidden="true" className={styles.key}>
          <Kbd keys={[shownKey]} />
        </span>
      )}
    </span>
  );
}

function Neighbors({
  previous,
  next,
  areKeysOn,
}: ThreadViewProps['queue'] & Pick<ThreadViewProps, 'areKeysOn'>) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Queue">
      <Stack direction="row" gap={3}>
        {previous === null ? null : (
          <WayLink name="Previous" href={previous} shownKey={areKeysOn ? 'k' : null} />
        )}
        {next === null ? null : (
          <WayLink name="Next" href={next} shownKey={areKeysOn ? 'j' : null} />
        )}
      </Stack>
    </nav>
  );
}
