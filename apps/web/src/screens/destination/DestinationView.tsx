import type { Destination, DestinationDetail } from '@parlour/contract';
import {
  DESTINATION_GUIDES_PATH,
  destinationBreadcrumbs,
  destinationProblem,
  withRef,
} from '@parlour/core';
import { Breadcrumbs, Container, ErrorState, LinkButton } from '@parlour/ui';
import type { ReactNode } from 'react';
import { LoadedData } from '../../data/PageDataView.tsx';
import type { SharedPageData } from '../../data/sharedPageData.ts';
import { MissingPage } from '../../session/MissingPage.tsx';
import type { Visitor } from '../../session/useVisitor.ts';
import { TrailAndShare } from '../../sharing/TrailAndShare.tsx';
import { DestinationHero } from './DestinationHero.tsx';
import { DestinationSkeleton, GuideSkeleton } from './DestinationSkeleton.tsx';
import * as styles from './DestinationView.css.ts';
import { Neighborhoods } from './Neighborhoods.tsx';
import { VendorGuide, type VendorGuideProps } from './VendorGuide.tsx';

export type DestinationViewProps = Pick<VendorGuideProps, 'expanded' | 'onToggle'> & {
  page: SharedPageData<DestinationDetail>;
  /** The destination from a cached list, to show picture and name while the rest loads. */
  known: Destination | null;
  /** Null for a member. */
  visitor: Visitor | null;
  /** The share button, if the member may share the loaded page. */
  share?: ReactNode;
};

/** The guide of one destination: its neighborhoods, or its recommended vendors. */
export function DestinationView(props: DestinationViewProps) {
  return (
    <Container>
      <DestinationContent {...props} />
    </Container>
  );
}

function DestinationContent({ page, known, visitor, share, ...sections }: DestinationViewProps) {
  const visitorRef = visitor?.ref ?? null;
  const back = {
    label: 'Back to Destination Guides',
    href: withRef(DESTINATION_GUIDES_PATH, visitorRef),
  };
  switch (page.state) {
    case 'idle':
      return null;
    case 'loading':
      if (known === null) return <DestinationSkeleton hasBreadcrumbs={visitor === null} />;
      // In the same frame as the loaded page, to keep the picture the same element (WDP14).
      return (
        <LoadedData outdated={null}>
          <DestinationPage
            guide={{ destination: known, hasNeighborhoods: known.hasNeighborhoods }}
            visitor={visitor}
          >
            <GuideSkeleton />
          </DestinationPage>
        </LoadedData>
      );
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
          <DestinationPage guide={page.data} visitor={visitor} share={share}>
            <Guide detail={page.data} visitorRef={visitorRef} {...sections} />
          </DestinationPage>
        </LoadedData>
      );
  }
}

type DestinationPageProps = Pick<DestinationViewProps, 'visitor' | 'share'> & {
  guide: Pick<DestinationDetail, 'destination' | 'hasNeighborhoods'>;
  /** Content below the hero. */
  children: ReactNode;
};

function DestinationPage({ guide, visitor, share, children }: DestinationPageProps) {
  const breadcrumbs = destinationBreadcrumbs(guide, visitor?.ref ?? null);
  const trail = breadcrumbs.length === 0 ? null : <Breadcrumbs items={breadcrumbs} />;
  return (
    <article className={styles.page}>
      {visitor === null ? <TrailAndShare share={share}>{trail}</TrailAndShare> : trail}
      <DestinationHero destination={guide.destination} visitor={visitor} />
      <div className={styles.body}>{children}</div>
    </article>
  );
}

type GuideProps = Pick<VendorGuideProps, 'visitorRef' | 'expanded' | 'onToggle'> & {
  detail: DestinationDetail;
};

function Guide({ detail, visitorRef, ...sections }: GuideProps) {
  return detail.hasNeighborhoods ? (
    <Neighborhoods neighborhoods={detail.neighborhoods} visitorRef={visitorRef} />
  ) : (
    <VendorGuide
      destination={detail.destination}
      connections={detail.connections}
      visitorRef={visitorRef}
      {...sections}
    />
  );
}
