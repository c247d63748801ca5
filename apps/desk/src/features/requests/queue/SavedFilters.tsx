import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { addSavedFilter, deleteSavedFilter } from '@parlour/contract/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOpenDialog } from '../../../app/session/useOpenDialog.ts';
import { useTyped } from '../../../app/storedForms.ts';
import { useOneKeyedCall } from '../../../app/useOneCall.ts';
import { savedFiltersQuery } from '../queries.ts';
import { choiceOf, conditionsOf, type QueueChoice } from './queueChoice.ts';
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
  const { task, form, open, close } = useOpenDialog<{ readonly action: 'save' }>({
    name: 'filters',
    storedOf: (opened) => opened,
    find: ({ action }) => (action === 'save' ? { action } : null),
  });
  const { typed, change } = useTyped(form, { name: '' });
  const { name } = typed;
  const { pending, failure, run, renew } = useOneKeyedCall<'save' | 'delete'>(form);

  const readAnew = () => void cache.invalidateQueries({ queryKey: query.queryKey });
  const rename = (changed: string) => {
    change({ name: changed });
    renew();
  };
  const save = async () => {
    const { view, order, search, tag } = choice;
    const conditions = conditionsOf(choice);
    const narrowing = Object.keys(conditions).length === 0 ? {} : { conditions };
    const body = { name, view, order, text: search || null, tag: tag || null, ...narrowing };
    const result = await run('save', (idempotencyKey) =>
      send(client, addSavedFilter, { body }, { idempotencyKey }),
    );
    readAnew();
    if (result.ok) rename('');
  };
  const remove = async (id: string) => {
    await run('delete', () => send(client, deleteSavedFilter, { params: { id } }));
    readAnew();
  };

  return (
    <SavedFiltersView
      filters={filters}
      isOpen={task !== null}
      name={name}
      isPending={pending !== null}
      failure={failure}
      onGo={(filter) => onGo(choiceOf(filter))}
      onOpen={() => open({ action: 'save' })}
      onName={rename}
      onSave={() => void save()}
      onDelete={({ id }) => void remove(id)}
      onClose={() => {
        renew();
        close();
      }}
    />
  );
}
