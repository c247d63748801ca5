import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { checkOperation, getSettings, type StaffSettings } from '@parlour/contract/staff';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../../app/session/queries.ts';

/** The settings of the club. */
export function settingsQuery(client: Client) {
  return callQuery(['settings'], client, getSettings, {});
}

/** What only the operator can set. It is checked anew on each visit. */
export function operationQuery(client: Client) {
  return callQuery(['operation'], client, checkOperation, {});
}

/** Shows stored settings on this page, and the club's name and logo on all pages of the desk (`desk/app-20`). */
export function takeSettings(cache: QueryClient, client: Client, stored: StaffSettings): void {
  cache.setQueryData(settingsQuery(client).queryKey, stored);
  const { clubName, timeZone, currency } = stored.settings;
  cache.setQueryData(
    meQuery(client).queryKey,
    (me) =>
      me && {
        ...me,
        clubName: clubName.value ?? me.clubName,
        clubTimeZone: timeZone.value ?? me.clubTimeZone,
        clubCurrency: currency.value,
        logoUrl: stored.logoUrl,
        logoDarkUrl: stored.logoDarkUrl,
      },
  );
}
