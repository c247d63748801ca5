import { useClient } from '@parlour/app/data-layout';
import { newIdempotencyKey } from '@parlour/client';
import { addSavedFilter, deleteSavedFilter } from '@parlour/client/staff';
import type { CallFailure, Result } from '@parlour/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const call = async (make: () => Promise<Result<unknown, CallFailure>>) => {
    setPending(true);
    setFailure(null);
    const result = await make();
    setPending(false);
    void cache.invalidateQueries({ queryKey: query.queryKey });
    if (!result.ok) setFailure(result.failure.message);
    return result.ok;
  };
  const rename = (typed: string) => {
    setName(typed);
    // Another name is another filter, with another key.
    setKey(newIdempotencyKey());
  };
  const save = async () => {
    const { view, order, search, tag } = choice;
    const body = { name, view, order, text: search || null, tag: tag || null };
    if (await call(() => addSavedFilter(client, { body }, { idempotencyKey }))) rename('');
  };

  return (
    <SavedFiltersView
      filters={filters}
      isOpen={isOpen}
      name={name}
      isPending={isPending}
      failure={failure}
      onGo={({ view, order, text, tag }) =>
        onGo({ view, order, search: text ?? '', tag: tag ?? '' })
      }
      onOpen={() => setOpen(true)}
      onName={rename}
      onSave={() => void save()}
      onDelete={({ id }) => void call(() => deleteSavedFilter(client, { params: { id } }))}
      onClose={() => {
        setOpen(false);
        setFailure(null);
      }}
    />
  );
}
