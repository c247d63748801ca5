import { PageDataView, type SharedPageData } from '@parlour/app/data';
import type { ImportDetail } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { EmptyState, Skeleton, Stack, TextLink } from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../app/DeskHeading.tsx';

export type ImportViewProps = {
  /** The import. */
  page: SharedPageData<ImportDetail>;
  /** Renders what is done with it. */
  children: (detail: ImportDetail) => ReactNode;
};

/** The page of one import. */
export function ImportView({ page, children }: ImportViewProps) {
  if (page.state === 'missing') {
    return (
      <Stack gap={5}>
        <DeskHeading title="Import" />
        <EmptyState title="There is no such import." text="It was deleted, or never was." />
        <TextLink href={deskRoutes.imports.path}>All imports</TextLink>
      </Stack>
    );
  }
  return (
    <PageDataView
      page={page}
      loadingLabel="Loading the import"
      skeleton={<Skeleton shape="wide" />}
    >
      {(detail) => (
        <Stack gap={5}>
          <TextLink href={deskRoutes.imports.path}>All imports</TextLink>
          <DeskHeading title={detail.name} />
          {children(detail)}
        </Stack>
      )}
    </PageDataView>
  );
}
