import { callQuery, pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import type { Client } from '@parlour/client';
import { readAgenda } from '@parlour/contract/staff';
import { dayInZone } from '@parlour/core';
import { stepAgenda } from '@parlour/core/staff';
import { focusNextRow } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useClubTimeZone } from '../../app/session/useClubTimeZone.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { assigneesQuery } from '../requests/queries.ts';
import { useKeyList } from '../requests/useKeyList.ts';
import { useKeys } from '../requests/useKeys.ts';
import { choiceQuery, parseChoice, type TodayChoice, todayPath } from './todayChoice.ts';
import { TodayView } from './TodayView.tsx';

const none: readonly never[] = [];

/** Binds what takes place to the URL, to its query and to the keys. */
export function TodayScreen() {
  usePageTitle('Today');
  const client = useClient();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const choice = parseChoice(parameters);
  // At midnight the page goes on to the next day.
  const today = dayInZone(useNow(), useClubTimeZone());
  const day = choice.day === '' ? today : choice.day;
  const page = pageData(useQuery(agendaQuery(client, { ...choice, day })));
  const colleagues = useQuery(assigneesQuery(client)).data ?? none;
  const keyList = useKeyList();
  const step = (by: 1 | -1) =>
    void navigate(todayPath({ ...choice, day: stepAgenda(day, choice.span, by) }, today));
  const goTo = (change: Partial<TodayChoice>) =>
    setParameters(choiceQuery({ ...choice, ...change }), {
      preventScrollReset: true,
      // A day that is typed goes through others.
      replace: change.day !== undefined,
    });
  const goToRow = (by: 1 | -1) => focusNextRow(document.querySelector('main'), by);
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    t: () => void navigate(todayPath({ ...choice, day: '' }, today)),
    j: () => goToRow(1),
    k: () => goToRow(-1),
    '?': keyList.onOpen,
  });
  return (
    <TodayView
      page={page}
      choice={choice}
      today={today}
      colleagues={colleagues}
      keyList={keyList}
      onGo={goTo}
      onPrint={() => window.print()}
    />
  );
}

/** What takes place. It is among the requests, so that a hint of the server that one changed reads it anew. */
function agendaQuery(client: Client, { day, span, type, who, only }: TodayChoice) {
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
