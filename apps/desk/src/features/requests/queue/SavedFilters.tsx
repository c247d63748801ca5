import { useClient } from '@parlour/app/data-layout';
import { addSavedFilter, deleteSavedFilter } from '@parlour/client/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneKeyedCall } from '../../../app/useOneCall.ts';
import { savedFiltersQuery } from '../queries.ts';
import type { QueueChoice } from './queueChoice.ts';
import { SavedFiltersView } from './SavedFiltersView.tsx';

export type SavedFiltersProps = {
  /** What the queue shows now. */
  choice: QueueChoice;
  /** Goes to the first page of a choice. */
  onGo: (choice: Omit<QueueChoice, 'before'>) => void;
};

/** Binds one's own filters of the queue to their calls. */
export function SavedFilters({ choice, onGo }: SavedFiltersProps) {
  const client = useClient();
  const cache = useQueryClient();
  const query = savedFiltersQuery(client);
  const { data: filters = [] } = useQuery(query);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { pending, failure, run, renew } = useOneKeyedCall<'save' | 'delete'>();

  const readAnew = () => void cache.invalidateQueries({ queryKey: query.queryKey });
  const rename = (typed: string) => {
    setName(typed);
    renew();
  };
  const save = async () => {
    const { view, order, search, tag } = choice;
    const body = { name, view, order, text: search || null, tag: tag || null };
    const result = await run('save', (idempotencyKey) =>
      addSavedFilter(client, { body }, { idempotencyKey }),
    );
    readAnew();
    if (result.ok) rename('');
  };
  const remove = async (id: string) => {
    await run('delete', () => deleteSavedFilter(client, { params: { id } }));
    readAnew();
  };

  return (
    <SavedFiltersView
      filters={filters}
      isOpen={isOpen}
      name={name}
      isPending={pending !== null}
      failure={failure}
      onGo={({ view, order, text, tag }) =>
        onGo({ view, order, search: text ?? '', tag: tag ?? '' })
      }
      onOpen={() => setOpen(true)}
      onName={rename}
      onSave={() => void save()}
      onDelete={({ id }) => void remove(id)}
      onClose={() => {
        setOpen(false);
        renew();
      }}
    />
  );
}
