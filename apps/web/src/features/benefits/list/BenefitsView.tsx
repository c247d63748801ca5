import { type PageData, PageDataView } from '@parlour/app/data';
import { cellPictureSizes } from '@parlour/app/pictures';
import type { Benefit, BenefitList } from '@parlour/contract';
import { type ListProperties, noBenefitsFound } from '@parlour/core';
import { ComposedGrid, Container, PageHeading, Stack } from '@parlour/ui';
import { FilteredList } from '../../../components/filters/FilteredList.tsx';
import { CategorySections } from '../../../components/filters/ListSections.tsx';
import type { Filters } from '../../../components/filters/useFilters.ts';
import { BenefitTeaser } from '../../../components/teasers/BenefitTeaser.tsx';
import { shortPlaceName } from '../../../components/teasers/place.ts';
import { benefitColumns } from './benefitColumns.ts';
import { BenefitsSkeleton } from './BenefitsSkeleton.tsx';

export type BenefitsViewProps = {
  /** The list of benefits with its state. */
  page: PageData<BenefitList>;
  /** The chosen category and city, and how to choose others. */
  filters: Filters;
  /** Ids of the benefits that the member has a valid code for. */
  redeemed: ReadonlySet<string>;
};

const properties: ListProperties<Benefit> = {
  categoryOf: ({ category }) => category,
  cityOf: shortPlaceName,
};

const sizes = cellPictureSizes(benefitColumns, 'landscape');

/** All benefits by category. */
export function BenefitsView({ page, filters, redeemed }: BenefitsViewProps) {
  return (
    <Container>
      <Stack gap={10}>
        <PageHeading
          title="Member Benefits"
          intro="Kept for you by the houses we return to ourselves."
        />
        <PageDataView page={page} loadingLabel="Loading benefits" skeleton={<BenefitsSkeleton />}>
          {({ benefits }) => (
            <FilteredList
              items={benefits}
              properties={properties}
              filters={filters}
              count={({ length }) => (length === 1 ? '1 benefit' : `${length} benefits`)}
              empty={{
                title: noBenefitsFound(filters.category, filters.city),
                text: 'Our friends are always adding more. Do look in again.',
              }}
            >
              {(visibleBenefits) => (
                <CategorySections items={visibleBenefits} categoryOf={properties.categoryOf}>
                  {(group, isFirst) => (
                    <ComposedGrid items={group} columns={benefitColumns}>
                      {(benefit, index) => (
                        <BenefitTeaser
                          benefit={benefit}
                          isRedeemed={redeemed.has(benefit.id)}
                          isFirst={isFirst && index === 0}
                          sizes={sizes}
                        />
                      )}
                    </ComposedGrid>
                  )}
                </CategorySections>
              )}
            </FilteredList>
          )}
        </PageDataView>
      </Stack>
    </Container>
  );
}
