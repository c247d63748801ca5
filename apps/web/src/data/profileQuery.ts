import { type Client, getProfile } from '@parlour/client';
import { queryOptions } from '@tanstack/react-query';
import { valueOf } from './callError.ts';

/** The member's profile. */
export const profileQuery = (client: Client) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => valueOf(getProfile(client, { signal })),
  });
