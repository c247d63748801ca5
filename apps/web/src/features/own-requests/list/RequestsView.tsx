import { type PageData, PageDataView } from '@parlour/app/data';
import type { MemberRequest } from '@parlour/contract';
import {
  Button,
  Container,
  EmptyState,
  PageHeading,
  SectionHeading,
  Stack,
  Skeleton,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { RequestRow } from './RequestRow.tsx';

/** One of the two lists, as far as it has loaded. */
export interface RequestList {
  readonly page: PageData<readonly MemberRequest[]>;
  /** Shows the next ones; null where there are none. */
  readonly more: { readonly isPending: boolean; readonly onShow: () => void } | null;
}

export type RequestsViewProps = {
  /** Those under way, those that wait for the member first. */
  open: RequestList;
  /** Those that have ended. */
  past: RequestList;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Called when the member wants to submit a request. */
  onRequest: () => void;
};

/** The member's own requests: what is wanted from the member first, then what is under way, then what has ended. */
export function RequestsView({ open, past, timeZone, onRequest }: RequestsViewProps) {
  const hasSettled = open.page.state === 'loaded' || open.page.state === 'error';
  return (
    <Container>
      <Stack gap={16}>
        <PageHeading
          title="My Requests"
          intro="What you have asked of your concierge, and where it stands."
        />
        <Requests
          {...open}
          title="Open"
          timeZone={timeZone}
          loadingLabel="Loading open requests"
          empty={
            <EmptyState
              title="No open requests"
              text="What you ask for will be listed here, with every message."
              action={
                <Button changes variant="secondary" onClick={onRequest}>
                  Submit a Request
                </Button>
              }
            />
          }
        />
        {/* Waits for the list above it, so that nothing moves (web/own-requests-4). */}
        {hasSettled ? (
          <Requests
            {...past}
            title="Past"
            timeZone={timeZone}
            loadingLabel="Loading past requests"
            empty={<EmptyState title="No past requests" />}
          />
        ) : null}
      </Stack>
    </Container>
  );
}

type RequestsProps = RequestList & {
  title: string;
  timeZone: string;
  loadingLabel: string;
  empty: ReactNode;
};

function Requests({ title, page, more, timeZone, loadingLabel, empty }: RequestsProps) {
  return (
    <section aria-label={title}>
      <Stack gap={8}>
        <SectionHeading title={title} />
        <PageDataView page={page} loadingLabel={loadingLabel} skeleton={<RequestsSkeleton />}>
          {(requests) =>
            requests.length === 0 ? (
              empty
            ) : (
              <ul>
                {requests.map((request) => (
                  <li key={request.id}>
                    <RequestRow request={request} timeZone={timeZone} />
                  </li>
                ))}
              </ul>
            )
          }
        </PageDataView>
        {more === null ? null : (
          <Stack align="start">
            <Button
              variant="secondary"
              size="small"
              isPending={more.isPending}
              pendingLabel="Loading..."
              onClick={more.onShow}
            >
              Show More
            </Button>
          </Stack>
        )}
      </Stack>
    </section>
  );
}

/** Reserves the space of a few requests. */
function RequestsSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="title" />
      <Skeleton width="half" />
      <Skeleton shape="title" />
      <Skeleton width="half" />
    </Stack>
  );
}
