import { valueOf } from '@parlour/app/data';
import { type Client, getProfile } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';

/** The member's profile. */
export function profileQuery(client: Client) {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => valueOf(getProfile(client, {}, { signal })),
  });
}
