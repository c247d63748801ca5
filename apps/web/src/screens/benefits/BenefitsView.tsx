import type { BenefitList } from '@parlour/contract';
import { noBenefitsFound } from '@parlour/core';
import { CardGrid, Container, PageHeading, Stack } from '@parlour/ui';
import { BenefitCard } from '../../cards/BenefitCard.tsx';
import { CategoryList } from '../../categories/CategoryList.tsx';
import type { CategoryChoice } from '../../categories/useCategory.ts';
import type { PageData } from '../../data/pageData.ts';
import { PageDataView } from '../../data/PageDataView.tsx';
import { BenefitsSkeleton } from './BenefitsSkeleton.tsx';

export type BenefitsViewProps = CategoryChoice & { page: PageData<BenefitList> };

/** All benefits by category. */
export function BenefitsView({ page, category, onCategoryChange }: BenefitsViewProps) {
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
                    <BenefitCard
                      key={benefit.id}
                      benefit={benefit}
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
