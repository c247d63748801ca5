import type { QueuedRequest } from '@parlour/contract/staff';
import { shownSubject } from '@parlour/core';
import { Button, type DataTableSelection, Stack } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { type ChosenRequest, manyActions } from './manyActions.ts';
import { doneInWords, manyLabels } from './manyWords.ts';
import { useManyDialog } from './useManyDialog.tsx';

/** Which requests of the queue are chosen, and what is done with them. */
interface Selection {
  readonly selection: DataTableSelection<QueuedRequest>;
  /** Chooses a request, or leaves it. */
  readonly toggle: (request: QueuedRequest) => void;
  /** Says what was done. Empty for nothing. */
  readonly announcement: string;
  readonly dialog: ReactNode;
}

interface Chosen {
  /** The query that they were chosen in. */
  readonly search: string;
  readonly requests: ReadonlyMap<string, ChosenRequest>;
  readonly announcement: string;
}

const nothing = { requests: new Map(), announcement: '' } as const;

/**
 * Chooses requests of the queue, over its pages (`desk/requests/many-1`).
 *
 * @param search - the query of what the queue shows, without its page. Another one leaves all.
 * @param rows - the requests of the page.
 */
export function useSelection(search: string, rows: readonly QueuedRequest[]): Selection {
  const [chosen, setChosen] = useState<Chosen>({ ...nothing, search });
  if (chosen.search !== search) setChosen({ ...nothing, search });
  const choose = (ids: Iterable<string>, announcement = '') => {
    const shown = new Map(rows.map((row) => [row.id, row]));
    const requests = new Map<string, ChosenRequest>();
    for (const id of ids) {
      const request = shown.get(id) ?? chosen.requests.get(id);
      if (request !== undefined) requests.set(id, request);
    }
    setChosen({ search, requests, announcement });
  };
  const { start, dialog } = useManyDialog('many', ({ action }, { done, refused }) =>
    choose(
      refused.map(({ id }) => id),
      done.length === 0 ? '' : doneInWords(action, done.length),
    ),
  );
  const begin = (action: (typeof manyActions)[number]) => {
    // The rows of this page may have changed since.
    const shown = new Map(rows.map((row) => [row.id, row]));
    start(
      action,
      [...chosen.requests.values()].map((request) => shown.get(request.id) ?? request),
    );
  };
  return {
    selection: {
      chosen: new Set(chosen.requests.keys()),
      onChange: (ids) => choose(ids),
      nameOf: ({ subject, reference }) => `${shownSubject(subject)} ${reference}`,
      actions: (
        <Stack direction="row" gap={2}>
          {manyActions.map((action) => (
            <Button key={action} variant="secondary" size="small" onClick={() => begin(action)}>
              {manyLabels[action]}
            </Button>
          ))}
        </Stack>
      ),
    },
    toggle: ({ id }) => {
      const ids = new Set(chosen.requests.keys());
      if (!ids.delete(id)) ids.add(id);
      choose(ids);
    },
    announcement: chosen.announcement,
    dialog,
  };
}
