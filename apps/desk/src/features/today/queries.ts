import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import { readAgenda } from '@parlour/contract/staff';
import type { TodayChoice } from './todayChoice.ts';

/** What takes place. It is among the requests, so that a hint of the server that one changed reads it anew. */
export function agendaQuery(client: Client, { day, span, type, who, only }: TodayChoice) {
  return callQuery(['requests', 'agenda', day, span, type, who, only], client, readAgenda, {
    query: {
      day,
      span,
      ...(type === '' ? {} : { type }),
      ...(who === '' ? {} : { assignee: who }),
      ...(only === '' ? {} : { only }),
    },
  });
}
