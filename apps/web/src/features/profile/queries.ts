import { type Client, getProfile } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';
import { valueOf } from '../../app/data/callError.ts';

/** The member's profile. */
export function profileQuery(client: Client) {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => valueOf(getProfile(client, {}, { signal })),
  });
}
