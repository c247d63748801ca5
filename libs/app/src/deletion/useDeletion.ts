import type { CallFailure, Result } from '@parlour/contract';
import { messageOf } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListQuery, removeFromList } from '../data/changeList.ts';

/** The progress of deleting one item. */
type Deletion<Item> = { readonly item: Item } & (
  | { readonly stage: 'asked' | 'deleting' | 'dismissed' }
  | { readonly stage: 'failed'; readonly message: string }
);

/** The current deletion and its actions. */
export interface DeletionControl<Item> {
  /** The item to delete and how far that is; null before the first deletion. */
  readonly deletion: Deletion<Item> | null;
  /** Called to ask whether to delete an item. */
  readonly onDelete: (item: Item) => void;
  /** Called when the question is confirmed. */
  readonly onDeletionConfirm: () => void;
  /** Called when the question or a failure is dismissed. */
  readonly onDeletionCancel: () => void;
}

/** Options of {@link useDeletion}. */
export interface DeletionOptions<Item> {
  /** The query of the list that holds the items. */
  readonly query: ListQuery<Item>;
  /** Deletes an item on the server. */
  readonly remove: (id: string) => Promise<Result<unknown, CallFailure>>;
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

  const removeItem = async (item: Item) => {
    setDeletion({ item, stage: 'deleting' });
    const failure = await removeFromList(
      cache,
      query,
      () => remove(item.id),
      (items) => withoutItem(items, item.id),
    );
    if (failure === null) return setDeletion({ item, stage: 'dismissed' });
    setDeletion({ item, stage: 'failed', message: messageOf(failure, failureMessage) });
  };

  return {
    deletion,
    onDelete: (item) => setDeletion({ item, stage: 'asked' }),
    onDeletionConfirm: () => {
      if (deletion !== null) void removeItem(deletion.item);
    },
    onDeletionCancel: () => {
      if (deletion !== null) setDeletion({ item: deletion.item, stage: 'dismissed' });
    },
  };
}
