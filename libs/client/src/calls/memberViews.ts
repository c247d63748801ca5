import * as contract from '@parlour/contract';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the times when staff looked at the club as the member sees it, the newest first. */
export const listMemberViews: ClientFunction<typeof contract.listMemberViews> = clientFunction(
  contract.listMemberViews,
  'Failed to fetch who looked',
);

/** Fetches whose pages a view of staff shows, and when it ends. Its token is sent as the credentials. */
export const getMemberView: ClientFunction<typeof contract.getMemberView> = clientFunction(
  contract.getMemberView,
  'Failed to fetch the view',
);

/** Ends a view of staff. */
export const endMemberView: ClientFunction<typeof contract.endMemberView> = clientFunction(
  contract.endMemberView,
  'Failed to end the view',
);
