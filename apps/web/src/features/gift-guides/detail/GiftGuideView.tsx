import type { GiftGuide, GiftProduct } from '@parlour/contract';
import {
  GIFT_GUIDE_NOT_FOUND,
  giftGuidesPath,
  NO_SECTIONS,
  routes,
  type SectionChoice,
  tabOfGuide,
} from '@parlour/core';
import { Breadcrumbs, EmptyState, PageHeading, CardGrid, Skeleton, Stack } from '@parlour/ui';
import { PagePaper } from '../../../components/paper/PagePaper.tsx';
import { VisitorInvitation } from '../../../components/shared-page/VisitorInvitation.tsx';
import { SharedPage, type SharedViewProps } from '../../../components/shared-page/SharedPage.tsx';
import { GiftSections } from './GiftSections.tsx';
import * as styles from './GiftGuideView.css.ts';

export type GiftGuideViewProps = SharedViewProps<GiftGuide> & {
  /** The last choice in the section filter, in this guide or another. */
  choice: SectionChoice | null;
  /** Called when the viewer chooses other sections. */
  onChoiceChange: (choice: SectionChoice) => void;
  /** Called when a member requests a product. */
  onRequest: (product: GiftProduct) => void;
};

/** One gift guide: its sections with their products. */
export function GiftGuideView({ page, visitor, share, ...rest }: GiftGuideViewProps) {
  return (
    <SharedPage
      page={page}
      visitor={visitor}
      trail={<Breadcrumbs items={[{ label: 'Gift Guides', href: listPathOf(page) }]} />}
      share={share}
      missing={{
        title: GIFT_GUIDE_NOT_FOUND,
        intro: 'It may have been taken down, or its address has changed.',
        back: { label: 'Back to Gift Guides', href: routes.giftGuides.path },
      }}
      loadingLabel="Loading gift guide"
      skeleton={<GiftGuideSkeleton />}
    >
      {(guide) => <GuidePage guide={guide} visitor={visitor} {...rest} />}
    </SharedPage>
  );
}

/** Returns the path of the list. A personal guide leads back to the personal ones. */
const listPathOf = (page: GiftGuideViewProps['page']) =>
  page.state === 'loaded' ? giftGuidesPath(tabOfGuide(page.data)) : routes.giftGuides.path;

type GuidePageProps = Omit<GiftGuideViewProps, 'page' | 'share'> & { guide: GiftGuide };

function GuidePage({ guide, visitor, onRequest, ...filter }: GuidePageProps) {
  const { name, description, isPersonalized, sections } = guide;
  // A member's breadcrumbs already say Gift Guides.
  const eyebrow = isPersonalized ? 'Made for You' : visitor === null ? undefined : 'Gift Guide';
  return (
    <article className={styles.article}>
      <div className={visitor === null ? undefined : styles.withInvitation}>
        <PageHeading title={name} intro={description} eyebrow={eyebrow} />
        {visitor === null ? null : <VisitorInvitation visitor={visitor} />}
      </div>
      {sections.length === 0 ? (
        <EmptyState title={NO_SECTIONS} />
      ) : (
        <GiftSections
          guide={guide}
          visitorRef={visitor?.ref ?? null}
          onRequest={visitor?.onSignIn ?? onRequest}
          {...filter}
        />
      )}
      <PagePaper subject={{ kind: 'giftGuide', guide }} />
    </article>
  );
}

const cards = ['first', 'second', 'third'];

/** Skeleton of a guide's heading, filter and first products. */
function GiftGuideSkeleton() {
  return (
    <div className={styles.article}>
      <Stack gap={3}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="half" />
      </Stack>
      <Skeleton shape="title" />
      <CardGrid columns={3}>
        {cards.map((card) => (
          <Stack key={card} gap={3}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
          </Stack>
        ))}
      </CardGrid>
    </div>
  );
}
