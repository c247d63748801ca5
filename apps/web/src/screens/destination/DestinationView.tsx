import type { DestinationDetail } from '@parlour/contract';
import {
  DESTINATION_GUIDES_PATH,
  destinationBreadcrumbs,
  destinationProblem,
  withRef,
} from '@parlour/core';
import { Breadcrumbs, Container, ErrorState, LinkButton } from '@parlour/ui';
import { LoadedData } from '../../data/PageDataView.tsx';
import type { SharedPageData } from '../../data/sharedPageData.ts';
import { MissingPage } from '../../session/MissingPage.tsx';
import type { Visitor } from '../../session/useVisitor.ts';
import { DestinationHero } from './DestinationHero.tsx';
import { DestinationSkeleton } from './DestinationSkeleton.tsx';
import * as styles from './DestinationView.css.ts';
import { Neighborhoods } from './Neighborhoods.tsx';
import { VendorGuide, type VendorGuideProps } from './VendorGuide.tsx';

/** Props of {@link DestinationView}. */
export type DestinationViewProps = Pick<VendorGuideProps, 'expanded' | 'onToggle'> & {
  page: SharedPageData<DestinationDetail>;
  /** Null for a member. */
  visitor: Visitor | null;
};

/** The guide of one destination: its neighborhoods, or the vendors that the club recommends there. */
export function DestinationView(props: DestinationViewProps) {
  return (
    <Container>
      <DestinationContent {...props} />
    </Container>
  );
}

function DestinationContent({ page, visitor, ...sections }: DestinationViewProps) {
  const visitorRef = visitor?.ref ?? null;
  const back = {
    label: 'Back to Destination Guides',
    href: withRef(DESTINATION_GUIDES_PATH, visitorRef),
  };
  switch (page.state) {
    case 'idle':
      return null;
    case 'loading':
      return <DestinationSkeleton hasBreadcrumbs={visitor === null} />;
    case 'missing':
      return (
        <MissingPage
          title={destinationProblem(null)}
          intro="It may have left our guides, or its address has changed."
          back={back}
          visitor={visitor}
        />
      );
    case 'error':
      return (
        <ErrorState
          text={destinationProblem(page.message)}
          onRetry={page.retry}
          action={<LinkButton href={back.href}>{back.label}</LinkButton>}
        />
      );
    case 'loaded':
      return (
        <LoadedData outdated={page.outdated}>
          <DestinationPage detail={page.data} visitor={visitor} {...sections} />
        </LoadedData>
      );
  }
}

type DestinationPageProps = Omit<DestinationViewProps, 'page'> & { detail: DestinationDetail };

function DestinationPage({ detail, visitor, ...sections }: DestinationPageProps) {
  const visitorRef = visitor?.ref ?? null;
  const breadcrumbs = destinationBreadcrumbs(detail, visitorRef);
  return (
    <article className={styles.page}>
      {breadcrumbs.length === 0 ? null : <Breadcrumbs items={breadcrumbs} />}
      <DestinationHero destination={detail.destination} visitor={visitor} />
      <div className={styles.body}>
        {detail.hasNeighborhoods ? (
          <Neighborhoods neighborhoods={detail.neighborhoods} visitorRef={visitorRef} />
        ) : (
          <VendorGuide
            destination={detail.destination}
            connections={detail.connections}
            visitorRef={visitorRef}
            {...sections}
          />
        )}
      </div>
    </article>
  );
}
