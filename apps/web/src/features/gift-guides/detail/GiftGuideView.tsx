import { PageDataView, type SharedPageData } from '@parlour/app/data';
import type { GiftGuide } from '@parlour/contract';
import {
  GIFT_GUIDE_NOT_FOUND,
  giftGuidesPath,
  NO_SECTIONS,
  routes,
  type SectionChoice,
  tabOfGuide,
} from '@parlour/core';
import { Breadcrumbs, Container, EmptyState, PageHeading, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import { MissingPage } from '../../../components/shared-page/MissingPage.tsx';
import type { Visitor } from '../../../app/session/useVisitor.ts';
import { VisitorInvitation } from '../../../components/shared-page/VisitorInvitation.tsx';
import { PageToolbar } from '../../../components/shared-page/PageToolbar.tsx';
import { GiftGuideSkeleton } from './GiftGuideSkeleton.tsx';
import { GiftSections } from './GiftSections.tsx';
import * as styles from './GiftGuideView.css.ts';

export type GiftGuideViewProps = {
  page: SharedPageData<GiftGuide>;
  /** The last choice in the section filter, in this guide or another. */
  choice: SectionChoice | null;
  onChoiceChange: (choice: SectionChoice) => void;
  /** Null for a member. */
  visitor: Visitor | null;
  /** The share button, if the member may share the loaded page. */
  share?: ReactNode;
};

/** One gift guide: its sections with their products. */
export function GiftGuideView({ page, visitor, share, ...filter }: GiftGuideViewProps) {
  return (
    <Container>
      <Stack gap={8}>
        {visitor === null ? (
          <PageToolbar share={share}>
            <Breadcrumbs items={[{ label: 'Gift Guides', href: listPathOf(page) }]} />
          </PageToolbar>
        ) : null}
        {page.state === 'missing' ? (
          <MissingPage
            title={GIFT_GUIDE_NOT_FOUND}
            intro="It may have been taken down, or its address has changed."
            back={{ label: 'Back to Gift Guides', href: routes.giftGuides.path }}
            visitor={visitor}
          />
        ) : (
          <PageDataView
            page={page}
            loadingLabel="Loading gift guide"
            skeleton={<GiftGuideSkeleton />}
          >
            {(guide) => <GuidePage guide={guide} visitor={visitor} {...filter} />}
          </PageDataView>
        )}
      </Stack>
    </Container>
  );
}

/** Returns the path of the list. A personal guide leads back to the personal ones. */
const listPathOf = (page: GiftGuideViewProps['page']) =>
  page.state === 'loaded' ? giftGuidesPath(tabOfGuide(page.data)) : routes.giftGuides.path;

type GuidePageProps = Omit<GiftGuideViewProps, 'page' | 'share'> & { guide: GiftGuide };

function GuidePage({ guide, visitor, ...filter }: GuidePageProps) {
  const { name, description, isPersonalized, sections } = guide;
  // A member's breadcrumbs already say Gift Guides.
  const eyebrow = isPersonalized ? 'Made for You' : visitor === null ? null : 'Gift Guide';
  return (
    <article className={styles.article}>
      <div className={visitor === null ? undefined : styles.withInvitation}>
        <PageHeading title={name} intro={description} {...(eyebrow === null ? {} : { eyebrow })} />
        {visitor === null ? null : <VisitorInvitation visitor={visitor} />}
      </div>
      {sections.length === 0 ? (
        <EmptyState title={NO_SECTIONS} />
      ) : (
        <GiftSections guide={guide} visitorRef={visitor?.ref ?? null} {...filter} />
      )}
    </article>
  );
}
