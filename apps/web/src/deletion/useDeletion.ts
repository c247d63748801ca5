import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListQuery, removeFromList } from '../data/changeList.ts';
import { serverSentence } from '../data/refusal.ts';

/** How far the deletion of one of the member's things has come. */
type Deletion<Item> = { readonly item: Item } & (
  | { readonly stage: 'asked' | 'deleting' | 'dismissed' }
  | { readonly stage: 'failed'; readonly message: string }
);

/** What the member was last asked about, and what can be done about it. */
export interface DeletionControl<Item> {
  /** Null before anything was asked about. */
  readonly deletion: Deletion<Item> | null;
  readonly onDelete: (item: Item) => void;
  readonly onDeletionConfirm: () => void;
  readonly onDeletionCancel: () => void;
}

/** How a kind of thing is deleted. */
export interface DeletionSteps<Item> {
  /** The list of which it is deleted. */
  readonly query: ListQuery<Item>;
  /** Calls the server. */
  readonly remove: (id: string) => Promise<unknown>;
  readonly without: (listed: readonly Item[], id: string) => Item[];
  /** What a failure says that has no sentence of its own. */
  readonly failed: string;
}

/** Asks before something is deleted, and deletes it (spec section 5). What is already gone counts as deleted. */
export function useDeletion<Item extends { readonly id: string }>({
  query,
  remove,
  without,
  failed,
}: DeletionSteps<Item>): DeletionControl<Item> {
  const cache = useQueryClient();
  const [deletion, setDeletion] = useState<Deletion<Item> | null>(null);

  const { mutate } = useMutation({
    mutationFn: ({ id }: Item) =>
      removeFromList(
        cache,
        query,
        () => remove(id),
        (listed) => without(listed, id),
      ),
    onMutate: (item) => setDeletion({ item, stage: 'deleting' }),
    onSuccess: (_nothing, item) => setDeletion({ item, stage: 'dismissed' }),
    onError: (error, item) =>
      setDeletion({ item, stage: 'failed', message: serverSentence(error) ?? failed }),
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
