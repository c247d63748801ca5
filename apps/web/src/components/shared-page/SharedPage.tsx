import { PageDataView, type PageDataViewProps, type SharedPageData } from '@parlour/app/data';
import { Container, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import type { Visitor } from '../../app/session/useVisitor.ts';
import { MissingPage, type MissingPageProps } from './MissingPage.tsx';
import { PageToolbar } from './PageToolbar.tsx';

/** What every view of a shared page gets. */
export type SharedViewProps<Data> = {
  /** The data of the page, or that its subject does not exist. */
  page: SharedPageData<Data>;
  /** Null for a member. */
  visitor: Visitor | null;
  /** The share button, if the member may share the loaded page. */
  share?: ReactNode;
};

export type SharedPageProps<Data> = SharedViewProps<Data> &
  Omit<PageDataViewProps<Data>, 'page'> & {
    /** A member's breadcrumbs. */
    trail: ReactNode;
    /** Replaces the breadcrumbs for a visitor. */
    visitorTrail?: ReactNode;
    /** What the page says when its subject does not exist. */
    missing: Omit<MissingPageProps, 'visitor'>;
  };

/** The frame of a page that a member can share with visitors, in each state of its data. */
export function SharedPage<Data>({
  page,
  visitor,
  trail,
  visitorTrail = null,
  share,
  missing,
  ...loaded
}: SharedPageProps<Data>) {
  return (
    <Container>
      <Stack gap={8}>
        {visitor === null ? <PageToolbar share={share}>{trail}</PageToolbar> : visitorTrail}
        {page.state === 'missing' ? (
          <MissingPage {...missing} visitor={visitor} />
        ) : (
          <PageDataView page={page} {...loaded} />
        )}
      </Stack>
    </Container>
  );
}
