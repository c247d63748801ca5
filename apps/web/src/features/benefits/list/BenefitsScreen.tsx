import { pageData, useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { usePageTitle } from '@parlour/app/routing';
import { useFilters } from '../../../components/filters/useFilters.ts';
import { benefitsQuery } from '../queries.ts';
import { useRedeemed } from '../useRedeemed.ts';
import { BenefitsView } from './BenefitsView.tsx';

/** Binds the list of benefits to its query, and its filters to the URL. */
export function BenefitsScreen() {
  const benefits = useDeferredQuery(benefitsQuery(useClient()));
  usePageTitle('Member Benefits');

  return <BenefitsView page={pageData(benefits)} filters={useFilters()} redeemed={useRedeemed()} />;
}
