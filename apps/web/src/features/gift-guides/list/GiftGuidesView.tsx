import { type PageData, PageDataView } from '@parlour/app/data';
import { cellPictureSizes } from '@parlour/app/pictures';
import type { GiftGuide, GiftGuideList } from '@parlour/contract';
import {
  type GiftGuideTab,
  giftGuideTabLabels,
  giftGuideTabs,
  guidesOfTab,
  noGuidesMessages,
} from '@parlour/core';
import {
  Button,
  ComposedGrid,
  Container,
  EmptyState,
  FilterBar,
  PageHeading,
  Stack,
  Skeleton,
  type GridColumns,
} from '@parlour/ui';
import { PagePaper } from '../../../components/paper/PagePaper.tsx';
import { GiftGuideTeaser } from '../../../components/teasers/GiftGuideTeaser.tsx';

export type GiftGuidesViewProps = {
  /** The guides with the state of their list. */
  page: PageData<GiftGuideList>;
  /** The selected side of the toggle. */
  tab: GiftGuideTab;
  /** Called when the member selects the other side of the toggle. */
  onTabChange: (tab: GiftGuideTab) => void;
  /** Called when the member requests a personal guide. */
  onRequest: () => void;
};

const tabs = giftGuideTabs.map((tab) => ({ value: tab, label: giftGuideTabLabels[tab] }));

/** The gift guides for every member, or the personal ones. */
export function GiftGuidesView({ page, tab, onTabChange, onRequest }: GiftGuidesViewProps) {
  return (
    <Container>
      <Stack gap={10}>
        <PageHeading
          title="Gift Guides"
          intro="Presents worth giving, found by people who give them."
        />
        <FilterBar label="Gift guides" options={tabs} value={tab} onChange={onTabChange} />
        <PageDataView
          page={page}
          loadingLabel="Loading gift guides"
          skeleton={<GiftGuidesSkeleton />}
        >
          {(list) => {
            const guides = guidesOfTab(list, tab);
            return guides.length === 0 ? (
              <NoGuides tab={tab} onRequest={onRequest} />
            ) : (
              <GuideCards guides={guides} />
            );
          }}
        </PageDataView>
      </Stack>
    </Container>
  );
}

function GuideCards({ guides }: { guides: readonly GiftGuide[] }) {
  return (
    <>
      <ComposedGrid items={guides} columns={giftGuideColumns}>
        {(guide, index) => (
          <GiftGuideTeaser
            guide={guide}
            isFirst={index === 0}
            sizes={cellPictureSizes(giftGuideColumns, 'landscape')}
          />
        )}
      </ComposedGrid>
      <PagePaper subject={{ kind: 'giftGuides', guides }} />
    </>
  );
}

function NoGuides({ tab, onRequest }: Pick<GiftGuidesViewProps, 'tab' | 'onRequest'>) {
  return tab === 'member' ? (
    <EmptyState
      title={noGuidesMessages.member}
      text="New ones are on their way. Do look in again."
    />
  ) : (
    <EmptyState
      title={noGuidesMessages.personal}
      text="Tell us for whom, and we will put one together."
      action={
        <Button changes onClick={onRequest}>
          Submit a Request
        </Button>
      }
    />
  );
}

const cards = ['first', 'second', 'third', 'fourth'].map((id) => ({ id }));

/** Skeleton of the first gift guides. */
function GiftGuidesSkeleton() {
  return (
    <ComposedGrid items={cards} columns={giftGuideColumns}>
      {() => (
        <Stack gap={3}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="third" />
        </Stack>
      )}
    </ComposedGrid>
  );
}

/** The columns of the list and of its skeleton. */
const giftGuideColumns: GridColumns = { phone: 1, md: 2, lg: 2 };
