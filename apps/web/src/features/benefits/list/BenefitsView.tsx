import { type PageData, PageDataView } from '@parlour/app/data';
import type { BenefitList } from '@parlour/contract';
import { noBenefitsFound } from '@parlour/core';
import { CardGrid, Container, PageHeading, Stack } from '@parlour/ui';
import { BenefitTeaser } from '../../../components/teasers/BenefitTeaser.tsx';
import { CategoryList } from '../../../components/categories/CategoryList.tsx';
import type { CategoryChoice } from '../../../components/categories/useCategory.ts';
import { BenefitsSkeleton } from './BenefitsSkeleton.tsx';

export type BenefitsViewProps = CategoryChoice & {
  page: PageData<BenefitList>;
  /** Ids of the benefits that the member has a valid code for. */
  redeemed: ReadonlySet<string>;
};

/** All benefits by category. */
export function BenefitsView({ page, category, onCategoryChange, redeemed }: BenefitsViewProps) {
  return (
    <Container>
      <Stack gap={10}>
        <PageHeading
          title="Member Benefits"
          intro="Kept for you by the houses we return to ourselves."
        />
        <PageDataView page={page} loadingLabel="Loading benefits" skeleton={<BenefitsSkeleton />}>
          {({ benefits }) => (
            <CategoryList
              items={benefits}
              category={category}
              onCategoryChange={onCategoryChange}
              count={({ length }) => (length === 1 ? '1 benefit' : `${length} benefits`)}
              empty={{
                title: noBenefitsFound(category),
                text: 'Our friends are always adding more. Do look in again.',
                showAllLabel: 'Show All Benefits',
              }}
            >
              {(group, isFirst) => (
                <CardGrid columns={3}>
                  {group.map((benefit, index) => (
                    <BenefitTeaser
                      key={benefit.id}
                      benefit={benefit}
                      isRedeemed={redeemed.has(benefit.id)}
                      isFirst={isFirst && index === 0}
                    />
                  ))}
                </CardGrid>
              )}
            </CategoryList>
          )}
        </PageDataView>
      </Stack>
    </Container>
  );
}
