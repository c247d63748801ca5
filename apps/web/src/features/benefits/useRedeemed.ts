import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { validCodesByBenefit } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { redemptionsQuery } from '../redemptions/queries.ts';

/** Returns the ids of the benefits that the member has a valid code for. Empty until they are known. */
export function useRedeemed(): ReadonlySet<string> {
  const { data = [] } = useQuery(redemptionsQuery(useClient()));
  return new Set(validCodesByBenefit(data, useNow()).keys());
}
