import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { StoredFields } from '@parlour/app/drafts';
import { useNow } from '@parlour/app/hooks';
import { focusedRow, focusNextRow } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../app/lazyPart.tsx';
import { isTypedOn } from '../../../app/SearchField.tsx';
import { useServices } from '../../../app/services.ts';
import { useStored } from '../../../app/session/useStored.ts';
import { ENTERED_REQUEST } from '../../../app/storageKeys.ts';
import { usePageTitle } from '../../../app/usePageTitle.ts';
import { storeOpenedQueue } from '../openedQueue.ts';
import { assigneesQuery, queueQuery } from '../queries.ts';
import { useSelection } from '../many/useSelection.tsx';
import { useKeyList } from '../useKeyList.ts';
import { useKeys } from '../useKeys.ts';
import { useWriters } from '../useWriters.ts';
import { choiceQuery, parseChoice, type QueueChoice } from './queueChoice.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueView } from './QueueView.tsx';
import { QueueViews } from './QueueViews.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import { useRowParts } from './useRowParts.ts';
import { useArrivals } from './useArrivals.ts';
import { useTakeRow } from './useTakeRow.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const EnterDialog = lazyPart(() =>
  import('../enter/EnterDialog.tsx').then((dialog) => dialog.EnterDialog),
);

const isStored = (fields: StoredFields) => fields !== undefined;

export type QueueScreenProps = {
  /** The id of the request whose thread is open beside it; null for none. */
  openId: string | null;
  /** Whether the thread is beside it. */
  isBeside: boolean;
  /** Whether the views are beside it, and not above its rows. */
  hasViewsBeside: boolean;
};

/** Binds the queue to the URL, to its query and to the keys. */
export function QueueScreen({ openId, isBeside, hasViewsBeside }: QueueScreenProps) {
  usePageTitle('Requests');
  const [parameters, setParameters] = useSearchParams();
  const choice = parseChoice(parameters);
  const client = useClient();
  const query = useQuery(queueQuery(client, choice));
  const { data: colleagues = [] } = useQuery(assigneesQuery(client));
  const page = pageData(query);
  const requests = query.data?.requests;
  const search = choiceQuery(choice).toString();
  const arrivals = useArrivals(search, requests);
  const { take, ...taking } = useTakeRow(search);
  const listed = choiceQuery({ ...choice, before: null }).toString();
  const { selection, toggle, ...many } = useSelection(listed, requests ?? []);
  const writersOf = useWriters();
  const parts = useRowParts();
  const { tabStorage } = useServices();
  useEffect(() => {
    if (requests === undefined) return;
    storeOpenedQueue(
      tabStorage,
      requests.map(({ id }) => id),
    );
  }, [tabStorage, requests]);
  const now = useNow();
  const keyList = useKeyList();
  const [isEntering, setEntering] = useState(useStored(ENTERED_REQUEST, isStored).read);
  const goTo = (change: Partial<QueueChoice>) =>
    setParameters(choiceQuery({ ...choice, before: null, ...change }), {
      preventScrollReset: true,
      replace: isTypedOn(choice.search, change.search),
    });
  const goToRow = (step: 1 | -1) => focusNextRow(document.querySelector('main table'), step);
  const rowInFocus = () => requests?.[focusedRow(document.querySelector('main table'))];
  const toggleRow = () => {
    const request = rowInFocus();
    if (request !== undefined) toggle(request);
  };
  const takeRow = async () => {
    const request = rowInFocus();
    const { activeElement: focused } = document;
    // The open one is taken by its thread.
    if (request === undefined || request.id === openId || !(await take(request))) return;
    // This view loses the row, and with it the focus.
    const isLeaving = choice.view === 'unassigned' && choice.search === '';
    if (isLeaving && document.activeElement === focused && !goToRow(1)) goToRow(-1);
  };
  useOpenRowInSight(openId, requests);
  const ownKeys = {
    '/': () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
    c: () => setEntering(true),
  };
  const ofRow = { t: () => void takeRow(), x: toggleRow };
  const rowKeys = {
    ...ofRow,
    j: () => goToRow(1),
    k: () => goToRow(-1),
    '?': keyList.onOpen,
  };
  // The open thread has the keys of one request, and goes from thread to thread.
  useKeys(openId === null ? { ...rowKeys, ...ownKeys } : { ...ofRow, ...ownKeys });
  return (
    <>
      <QueueView
        page={page}
        choice={choice}
        openId={openId}
        isBeside={isBeside}
        arrivals={arrivals}
        taking={taking}
        selection={selection}
        done={many.announcement}
        writersOf={writersOf}
        parts={parts}
        now={now}
        timeZone={timeZone}
        keyList={keyList}
        views={hasViewsBeside ? null : <QueueViews hasFilterMenu={false} />}
        filters={
          <QueueFilters
            choice={choice}
            colleagues={colleagues}
            onGo={(change) => goTo({ ...change, search: '' })}
          />
        }
        savedFilters={hasViewsBeside ? null : <SavedFilters choice={choice} onGo={goTo} />}
        onEnter={() => setEntering(true)}
        onGo={goTo}
      />
      {many.dialog}
      {isEntering ? <EnterDialog onClosed={() => setEntering(false)} /> : null}
    </>
  );
}

/** Scrolls the list to the row of the open thread, where it is out of sight (`desk/requests/workbench-3`). */
function useOpenRowInSight(openId: string | null, requests: readonly unknown[] | undefined): void {
  const isListed = requests !== undefined;
  useEffect(() => {
    if (openId === null || !isListed) return;
    const row = document.querySelector('main table [aria-current="true"]');
    row?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [openId, isListed]);
}
