import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListQuery, removeFromList } from '../data/changeList.ts';
import { serverMessage } from '../data/serverMessage.ts';

/** The progress of deleting one item. */
type Deletion<Item> = { readonly item: Item } & (
  | { readonly stage: 'asked' | 'deleting' | 'dismissed' }
  | { readonly stage: 'failed'; readonly message: string }
);

/** The current deletion and its actions. */
export interface DeletionControl<Item> {
  /** Null before the first deletion. */
  readonly deletion: Deletion<Item> | null;
  readonly onDelete: (item: Item) => void;
  readonly onDeletionConfirm: () => void;
  readonly onDeletionCancel: () => void;
}

/** Options of {@link useDeletion}. */
export interface DeletionOptions<Item> {
  /** The query of the list that holds the items. */
  readonly query: ListQuery<Item>;
  /** Deletes an item on the server. */
  readonly remove: (id: string) => Promise<unknown>;
  readonly withoutItem: (items: readonly Item[], id: string) => Item[];
  /** Shown for a failure without a message from the server. */
  readonly failureMessage: string;
}

/** Deletes an item after confirmation. An item that is already gone counts as deleted. */
export function useDeletion<Item extends { readonly id: string }>({
  query,
  remove,
  withoutItem,
  failureMessage,
}: DeletionOptions<Item>): DeletionControl<Item> {
  const cache = useQueryClient();
  const [deletion, setDeletion] = useState<Deletion<Item> | null>(null);

  const { mutate } = useMutation({
    mutationFn: ({ id }: Item) =>
      removeFromList(
        cache,
        query,
        () => remove(id),
        (items) => withoutItem(items, id),
      ),
    onMutate: (item) => setDeletion({ item, stage: 'deleting' }),
    onSuccess: (_nothing, item) => setDeletion({ item, stage: 'dismissed' }),
    onError: (error, item) =>
      setDeletion({ item, stage: 'failed', message: serverMessage(error) ?? failureMessage }),
  });

  return {
    deletion,
    onDelete: (item) => setDeletion({ item, stage: 'asked' }),
    onDeletionConfirm: () => {
      if (deletion !== null) mutate(deletion.item);
    },
    onDeletionCancel: () => {
      if (deletion !== null) setDeletion({ item: deletion.item, stage: 'dismissed' });
    },
  };
}
