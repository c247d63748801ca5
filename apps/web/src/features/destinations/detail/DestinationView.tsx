import { LoadedData } from '@parlour/app/data';
import type { Destination, DestinationDetail } from '@parlour/contract';
import { destinationBreadcrumbs, destinationFailureMessage, routes, withRef } from '@parlour/core';
import {
  Breadcrumbs,
  Container,
  ErrorState,
  LinkButton,
  ComposedGrid,
  SectionHeading,
  Stack,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { cellPictureSizes } from '@parlour/app/pictures';
import { PagePaper } from '../../../components/paper/PagePaper.tsx';
import { MissingPage } from '../../../components/shared-page/MissingPage.tsx';
import { PageToolbar } from '../../../components/shared-page/PageToolbar.tsx';
import type { SharedViewProps } from '../../../components/shared-page/SharedPage.tsx';
import { DestinationHero } from './DestinationHero.tsx';
import { DestinationSkeleton, GuideSkeleton } from './DestinationSkeleton.tsx';
import * as styles from './DestinationView.css.ts';
import type { GuideChoice } from './useGuideChoice.ts';
import { VendorGuide, type VendorGuideProps } from './VendorGuide.tsx';
import { DestinationTeaser } from '../../../components/teasers/DestinationTeaser.tsx';

export type DestinationViewProps = SharedViewProps<DestinationDetail> &
  GuideChoice &
  Pick<VendorGuideProps, 'withBenefit'> & {
    /** The destination from a cached list, to show picture and name while the rest loads. */
    cached: Destination | null;
    /** The switch that saves the guide. Absent: there is none. */
    offline?: ReactNode;
    /** Called when a member asks for something there. */
    onAsk: (destination: Destination) => void;
  };

/** The guide of one destination: its neighborhoods, or its recommended vendors. */
export function DestinationView(props: DestinationViewProps) {
  return (
    <Container>
      <DestinationContent {...props} />
    </Container>
  );
}

function DestinationContent({
  page,
  cached,
  visitor,
  share,
  offline,
  onAsk,
  ...sections
}: DestinationViewProps) {
  const visitorRef = visitor?.ref ?? null;
  const back = {
    label: 'Back to Destination Guides',
    href: withRef(routes.destinations.path, visitorRef),
  };
  switch (page.state) {
    case 'idle':
      return null;
    case 'loading':
      if (cached === null) return <DestinationSkeleton hasBreadcrumbs={visitor === null} />;
      // In the same frame as the loaded page, to keep the picture the same element (web/destinations/detail-15).
      return (
        <LoadedData outdated={null}>
          <DestinationPage
            guide={{ destination: cached, hasNeighborhoods: cached.hasNeighborhoods }}
            visitor={visitor}
            offline={offline}
            onAsk={onAsk}
          >
            <GuideSkeleton />
          </DestinationPage>
        </LoadedData>
      );
    case 'missing':
      return (
        <MissingPage
          title={destinationFailureMessage(null)}
          intro="It may have left our guides, or its address has changed."
          back={back}
          visitor={visitor}
        />
      );
    case 'error':
      return (
        <ErrorState
          text={destinationFailureMessage(page.message)}
          onRetry={page.retry}
          action={<LinkButton href={back.href}>{back.label}</LinkButton>}
        />
      );
    case 'loaded':
      return (
        <LoadedData outdated={page.outdated}>
          <DestinationPage
            guide={page.data}
            visitor={visitor}
            share={share}
            offline={offline}
            onAsk={onAsk}
          >
            <Guide detail={page.data} visitorRef={visitorRef} {...sections} />
            <PagePaper subject={{ kind: 'guide', guide: page.data }} />
          </DestinationPage>
        </LoadedData>
      );
  }
}

type DestinationPageProps = Pick<
  DestinationViewProps,
  'visitor' | 'share' | 'offline' | 'onAsk'
> & {
  guide: Pick<DestinationDetail, 'destination' | 'hasNeighborhoods'>;
  /** Content below the hero. */
  children: ReactNode;
};

function DestinationPage({
  guide,
  visitor,
  share,
  offline,
  onAsk,
  children,
}: DestinationPageProps) {
  const breadcrumbs = destinationBreadcrumbs(guide, visitor?.ref ?? null);
  const trail = breadcrumbs.length === 0 ? null : <Breadcrumbs items={breadcrumbs} />;
  return (
    <article className={styles.page}>
      {visitor === null ? <PageToolbar share={share}>{trail}</PageToolbar> : trail}
      <DestinationHero
        destination={guide.destination}
        visitor={visitor}
        offline={offline}
        onAsk={onAsk}
      />
      <div className={styles.body}>{children}</div>
    </article>
  );
}

type GuideProps = Omit<VendorGuideProps, 'destination' | 'connections'> & {
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

type NeighborhoodsProps = {
  neighborhoods: readonly Destination[];
  /** The `ref` of a visitor, null for a member. */
  visitorRef: string | null;
};

const HEADING = 'neighborhoods';
const columns = { phone: 1, md: 2, lg: 3 } as const;
const sizes = cellPictureSizes(columns, 'portrait');

/** The parts of a large destination, in 1, 2 or 3 columns by the width of the screen (web/destinations/detail-16). */
function Neighborhoods({ neighborhoods, visitorRef }: NeighborhoodsProps) {
  return (
    <section aria-labelledby={HEADING}>
      <Stack gap={8}>
        <SectionHeading id={HEADING} title="Neighborhoods" />
        <ComposedGrid items={neighborhoods} columns={columns}>
          {(neighborhood) => (
            <DestinationTeaser
              destination={neighborhood}
              visitorRef={visitorRef}
              sizes={sizes}
              {...(neighborhood.introduction ? { text: neighborhood.introduction } : {})}
            />
          )}
        </ComposedGrid>
      </Stack>
    </section>
  );
}
