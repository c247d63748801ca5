import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { StoredFields } from '@parlour/app/drafts';
import { useNow } from '@parlour/app/hooks';
import { focusedRow, focusNextRow } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../app/lazyPart.tsx';
import { useServices } from '../../../app/services.ts';
import { viewCountsQuery } from '../../../app/session/queries.ts';
import { useStored } from '../../../app/session/useStored.ts';
import { ENTERED_REQUEST } from '../../../app/storageKeys.ts';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { storeOpenedQueue } from '../openedQueue.ts';
import { queueQuery } from '../queries.ts';
import { useKeyList } from '../useKeyList.ts';
import { useKeys } from '../useKeys.ts';
import { useWriters } from '../useWriters.ts';
import { choiceQuery, parseChoice, type QueueChoice } from './queueChoice.ts';
import { QueueView } from './QueueView.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import { useArrivals } from './useArrivals.ts';
import { useTakeRow } from './useTakeRow.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const EnterDialog = lazyPart(() =>
  import('../enter/EnterDialog.tsx').then((dialog) => dialog.EnterDialog),
);

const isStored = (fields: StoredFields) => fields !== undefined;

/** Binds the queue to the URL, to its query and to the keys. */
export function QueueScreen() {
  usePageTitle('Requests');
  const [parameters, setParameters] = useSearchParams();
  const choice = parseChoice(parameters);
  const client = useClient();
  const query = useQuery(queueQuery(client, choice));
  const { data: counts = null } = useQuery(viewCountsQuery(client));
  const page = pageData(query);
  const requests = query.data?.requests;
  const search = choiceQuery(choice).toString();
  const arrivals = useArrivals(search, requests);
  const { take, ...taking } = useTakeRow(search);
  const writersOf = useWriters();
  const { tabStorage } = useServices();
  useEffect(() => {
    if (requests === undefined) return;
    const ids = requests.map(({ id }) => id);
    storeOpenedQueue(tabStorage, { search: search === '' ? '' : `?${search}`, ids });
  }, [tabStorage, search, requests]);
  const now = useNow();
  const keyList = useKeyList();
  const [isEntering, setEntering] = useState(useStored(ENTERED_REQUEST, isStored).read);
  const goTo = (change: Partial<QueueChoice>) =>
    setParameters(choiceQuery({ ...choice, before: null, ...change }), {
      preventScrollReset: true,
      // What is typed on takes the place of what was searched for before.
      replace: choice.search !== '' && (change.search ?? '') !== '',
    });
  const goToRow = (step: 1 | -1) => focusNextRow(document.querySelector('main table'), step);
  const takeRow = async () => {
    const request = requests?.[focusedRow(document.querySelector('main table'))];
    const { activeElement: focused } = document;
    if (request === undefined || !(await take(request))) return;
    // This view loses the row, and with it the focus.
    const isLeaving = choice.view === 'unassigned' && choice.search === '';
    if (isLeaving && document.activeElement === focused && !goToRow(1)) goToRow(-1);
  };
  useKeys({
    j: () => goToRow(1),
    k: () => goToRow(-1),
    '/': () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
    c: () => setEntering(true),
    t: () => void takeRow(),
    '?': keyList.onOpen,
  });
  return (
    <>
      <QueueView
        page={page}
        choice={choice}
        counts={counts}
        arrivals={arrivals}
        taking={taking}
        writersOf={writersOf}
        now={now}
        timeZone={timeZone}
        keyList={keyList}
        savedFilters={<SavedFilters choice={choice} onGo={goTo} />}
        onEnter={() => setEntering(true)}
        onGo={goTo}
      />
      {isEntering ? <EnterDialog onClosed={() => setEntering(false)} /> : null}
    </>
  );
}
