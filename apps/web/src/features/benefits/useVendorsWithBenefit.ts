import { useDeferredQuery } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { vendorsWithBenefit } from '@parlour/core';
import { useVisitor } from '../../app/session/useVisitor.ts';
import { benefitsQuery } from './queries.ts';

/** Returns the ids of the vendors that offer a benefit. Empty until they are known, and for a visitor. */
export function useVendorsWithBenefit(): ReadonlySet<string> {
  const isMember = useVisitor() === null;
  const { data } = useDeferredQuery({ ...benefitsQuery(useClient()), enabled: isMember });
  return vendorsWithBenefit(data?.benefits ?? []);
}
