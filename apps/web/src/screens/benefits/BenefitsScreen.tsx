import { useQuery } from '@tanstack/react-query';
import { useCategory } from '../../categories/useCategory.ts';
import { useClient } from '../../data/DataLayout.tsx';
import { pageData } from '../../data/pageData.ts';
import { benefitsQuery } from '../../data/queries.ts';
import { usePageTitle } from '../../routing/usePageTitle.ts';
import { BenefitsView } from './BenefitsView.tsx';

/** Binds the list of benefits to its query, and the category to the URL. */
export function BenefitsScreen() {
  const benefits = useQuery(benefitsQuery(useClient()));
  const choice = useCategory();
  usePageTitle('Member Benefits');

  return <BenefitsView page={pageData(benefits)} {...choice} />;
}
