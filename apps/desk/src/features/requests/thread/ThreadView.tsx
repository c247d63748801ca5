import { PageDataView, type SharedPageData } from '@parlour/app/data';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { REQUEST_NOT_FOUND } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { Breadcrumbs, LinkButton, Skeleton, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../../app/DeskHeading.tsx';

export type ThreadViewProps = {
  /** The request with its state. */
  page: SharedPageData<DeskRequestDetail>;
  /** Renders the request once it is loaded. */
  children: (request: DeskRequestDetail) => ReactNode;
};

/** The page of a request in each of its states (`DKR5`, `DKR12`). */
export function ThreadView({ page, children }: ThreadViewProps) {
  return (
    <Stack gap={4}>
      <Breadcrumbs items={[{ label: 'Requests', href: deskRoutes.requests.path }]} />
      {page.state === 'missing' ? (
        <Stack gap={4} align="start">
          <DeskHeading title={REQUEST_NOT_FOUND} />
          <Text tone="muted">Its link is incomplete, or the request was removed.</Text>
          <LinkButton size="small" href={deskRoutes.requests.path}>
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
    </Stack>
  );
}
