import { useQuery } from '@tanstack/react-query';
import { useCategory } from '../../../components/categories/useCategory.ts';
import { useClient } from '../../../app/data/DataLayout.tsx';
import { pageData } from '../../../app/data/pageData.ts';
import { benefitsQuery } from '../queries.ts';
import { usePageTitle } from '../../../app/routing/usePageTitle.ts';
import { BenefitsView } from './BenefitsView.tsx';

/** Binds the list of benefits to its query, and the category to the URL. */
export function BenefitsScreen() {
  const benefits = useQuery(benefitsQuery(useClient()));
  const choice = useCategory();
  usePageTitle('Member Benefits');

  return <BenefitsView page={pageData(benefits)} {...choice} />;
}
