import { ALL_CATEGORIES } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useClient } from '../../data/DataLayout.tsx';
import { pageData } from '../../data/pageData.ts';
import { benefitsQuery } from '../../data/queries.ts';
import { usePageTitle } from '../../routing/usePageTitle.ts';
import { BenefitsView } from './BenefitsView.tsx';

/** Binds the list of benefits to its query, and the category to the address. */
export function BenefitsScreen() {
  const benefits = useQuery(benefitsQuery(useClient()));
  const [search, setSearch] = useSearchParams();
  usePageTitle('Member Benefits');

  const chooseCategory = (category: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (category === ALL_CATEGORIES) next.delete('category');
        else next.set('category', category);
        return next;
      },
      { replace: true },
    );

  return (
    <BenefitsView
      page={pageData(benefits)}
      category={search.get('category') || ALL_CATEGORIES}
      onCategoryChange={chooseCategory}
    />
  );
}
