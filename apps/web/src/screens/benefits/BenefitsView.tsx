import type { Benefit, BenefitList } from '@parlour/contract';
import {
  ALL_CATEGORIES,
  categoriesOf,
  filterByCategory,
  groupByCategory,
  noBenefitsFound,
  slugify,
} from '@parlour/core';
import {
  Button,
  CardGrid,
  Container,
  EmptyState,
  FilterBar,
  PageHeading,
  SectionHeading,
  Stack,
  Text,
} from '@parlour/ui';
import { BenefitCard } from '../../cards/BenefitCard.tsx';
import type { PageData } from '../../data/pageData.ts';
import { PageDataView } from '../../data/PageDataView.tsx';
import { BenefitsSkeleton } from './BenefitsSkeleton.tsx';

/** Props of {@link BenefitsView}. */
export type BenefitsViewProps = {
  page: PageData<BenefitList>;
  /** The chosen category, {@link ALL_CATEGORIES} for every one. */
  category: string;
  onCategoryChange: (category: string) => void;
};

/** All that the club's friends keep for its members, by category. */
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
            <BenefitGroups
              benefits={benefits}
              category={category}
              onCategoryChange={onCategoryChange}
            />
          )}
        </PageDataView>
      </Stack>
    </Container>
  );
}

type BenefitGroupsProps = Pick<BenefitsViewProps, 'category' | 'onCategoryChange'> & {
  benefits: readonly Benefit[];
};

const categoryOf = (benefit: Benefit) => benefit.category;

function BenefitGroups({ benefits, category, onCategoryChange }: BenefitGroupsProps) {
  const shown = filterByCategory(benefits, categoryOf, category);
  const options = [
    { value: ALL_CATEGORIES, label: 'All' },
    ...categoriesOf(benefits, categoryOf).map((name) => ({ value: name, label: name })),
  ];
  return (
    <>
      <Stack gap={4}>
        {benefits.length === 0 ? null : (
          <FilterBar
            label="Category"
            options={options}
            value={category}
            onChange={onCategoryChange}
          />
        )}
        <div role="status">
          {shown.length === 0 ? null : (
            <Text size="small" tone="muted">
              {shown.length === 1 ? '1 benefit' : `${shown.length} benefits`}
            </Text>
          )}
        </div>
      </Stack>
      {shown.length === 0 ? (
        <EmptyState
          title={noBenefitsFound(category)}
          text="Our friends are always adding more. Do look in again."
          action={
            benefits.length === 0 ? null : (
              <Button variant="secondary" onClick={() => onCategoryChange(ALL_CATEGORIES)}>
                Show All Benefits
              </Button>
            )
          }
        />
      ) : null}
      <Stack gap={16}>
        {groupByCategory(shown, categoryOf).map((group) => (
          <section key={group.category} aria-labelledby={`category-${slugify(group.category)}`}>
            <Stack gap={8}>
              <SectionHeading id={`category-${slugify(group.category)}`} title={group.category} />
              <CardGrid columns={3}>
                {group.items.map((benefit) => (
                  <BenefitCard key={benefit.id} benefit={benefit} />
                ))}
              </CardGrid>
            </Stack>
          </section>
        ))}
      </Stack>
    </>
  );
}
