import { PageDataView, type SharedPageData } from '@parlour/app/data';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { REQUEST_NOT_FOUND } from '@parlour/core';
import { Breadcrumbs, LinkButton, Skeleton, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../../app/DeskHeading.tsx';
import type { QueueNeighbors } from '../openedQueue.ts';
import * as styles from './ThreadView.css.ts';

export type ThreadViewProps = {
  /** The request with its state. */
  page: SharedPageData<DeskRequestDetail>;
  /** Where the queue is, and the requests beside this one there. */
  queue: Omit<QueueNeighbors, 'ids'>;
  /** Renders the request once it is loaded. */
  children: (request: DeskRequestDetail) => ReactNode;
};

/** The page of a request in each of its states (`desk/requests-5`, `desk/requests-13`, `desk/requests/thread-10`). */
export function ThreadView({ page, queue, children }: ThreadViewProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.queue}>
        <Breadcrumbs items={[{ label: 'Requests', href: queue.queue }]} />
        <Neighbors {...queue} />
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

function Neighbors({ previous, next }: ThreadViewProps['queue']) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Queue">
      <Stack direction="row" gap={3}>
        {previous === null ? null : (
          <LinkButton variant="quiet" size="small" href={previous}>
            Previous
          </LinkButton>
        )}
        {next === null ? null : (
          <LinkButton variant="quiet" size="small" href={next}>
            Next
          </LinkButton>
        )}
      </Stack>
    </nav>
  );
}
