import { PageDataView, type SharedPageData } from '@parlour/app/data';
import type { ReleaseDetail } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { EmptyState, Skeleton, Stack, TextLink } from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../app/DeskHeading.tsx';

export type ReleaseViewProps = {
  /** The release. */
  page: SharedPageData<ReleaseDetail>;
  /** Renders what is in it. */
  children: (detail: ReleaseDetail) => ReactNode;
};

/** The page of one release (`desk/releases-3`). */
export function ReleaseView({ page, children }: ReleaseViewProps) {
  if (page.state === 'missing') {
    return (
      <Stack gap={5}>
        <DeskHeading title="Release" />
        <EmptyState title="There is no such release." text="It was deleted, or never was." />
        <TextLink href={deskRoutes.releases.path}>All releases</TextLink>
      </Stack>
    );
  }
  return (
    <PageDataView
      page={page}
      loadingLabel="Loading the release"
      skeleton={<Skeleton shape="wide" />}
    >
      {(detail) => (
        <Stack gap={5}>
          <TextLink href={deskRoutes.releases.path}>All releases</TextLink>
          {children(detail)}
        </Stack>
      )}
    </PageDataView>
  );
}
