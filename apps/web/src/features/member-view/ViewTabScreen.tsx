import { usePageTitle } from '@parlour/app/routing';
import { send } from '@parlour/client';
import { getMemberView } from '@parlour/contract';
import {
  serializeSession,
  sessionOfView,
  VIEW_SESSION_KEY,
  type ViewStart,
  viewStartOf,
} from '@parlour/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Services, useServices } from '../../app/services.ts';
import { ViewTabView } from './ViewTabView.tsx';

/** Returns whose pages a link shows, or why it shows none. A preview is of no member. */
async function findMember({ kind, token }: ViewStart, loadData: Services['loadData']) {
  if (kind === 'preview') return { ok: true, value: { memberId: '-' } } as const;
  const { client } = await loadData();
  return send(client, getMemberView, {}, { credentials: { token, crmToken: '-' } });
}

/** Begins a view in this tab by the token in the link, or says that it has ended (web/member-view-1, web/member-view-5, web/member-view-7). */
export function ViewTabScreen() {
  const { tabStorage, loadData, reloadAt } = useServices();
  const { hash } = useLocation();
  const [start] = useState(() => viewStartOf(hash));
  const [failure, setFailure] = useState<string | null>(null);
  usePageTitle('View as Member');

  useEffect(() => {
    if (start === null) return;
    let isCurrent = true;
    const begin = async () => {
      const found = await findMember(start, loadData);
      if (!isCurrent) return;
      if (!found.ok) return setFailure(found.failure.message);
      // In this tab alone, beside whatever session this browser has.
      const session = serializeSession(sessionOfView(found.value, start.token));
      tabStorage.setItem(VIEW_SESSION_KEY, session);
      // It replaces the page, so that the token is in no history.
      reloadAt(start.page);
    };
    begin().catch(() => isCurrent && setFailure('The view could not be opened.'));
    return () => void (isCurrent = false);
  }, [start, tabStorage, loadData, reloadAt]);

  return (
    <ViewTabView state={start === null ? 'ended' : failure === null ? 'opening' : { failure }} />
  );
}
