import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { type HouseWeeks, readHouse } from '@parlour/contract/staff';

/** How the house works on its requests. No hint of the server reads it anew: it is read when the page is opened. */
export function houseQuery(client: Client, weeks: HouseWeeks) {
  return callQuery(['house', weeks], client, readHouse, { query: { weeks } });
}
