import { callActor } from '@parlour/client/actors';
import type { CallFailure, Result } from '@parlour/contract';
import { deletionMachine } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type ListQuery, removeFromList } from '../data/changeList.ts';

/** How far a deletion is. */
type DeletionStage =
  | { readonly stage: 'asked' | 'deleting' | 'dismissed' }
  | { readonly stage: 'failed'; readonly message: string };

/** The current deletion and its actions. */
export interface DeletionControl<Item> {
  /** The item to delete and how far that is; null before the first deletion. */
  readonly deletion: ({ readonly item: Item } & DeletionStage) | null;
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

/** Binds the deletion of an item to its machine, and what was deleted to the cached list. */
export function useDeletion<Item extends { readonly id: string }>({
  query,
  remove,
  withoutItem,
  failureMessage,
}: DeletionOptions<Item>): DeletionControl<Item> {
  const cache = useQueryClient();
  // The machine knows an item by its id alone. Its name is shown for longer than it is listed.
  const [item, setItem] = useState<Item | null>(null);
  const machine = deletionMachine.provide({
    actors: {
      delete: callActor((id) =>
        removeFromList(
          cache,
          query,
          () => remove(id),
          (items) => withoutItem(items, id),
        ),
      ),
    },
  });
  const [snapshot, send, actor] = useMachine(machine, { input: { failureMessage } });

  return {
    deletion: item && { item, ...stageOf(snapshot) },
    onDelete: (asked) => {
      const request = { type: 'deletion.requested', id: asked.id } as const;
      // The snapshot of the last render may be older.
      if (!actor.getSnapshot().can(request)) return;
      setItem(asked);
      send(request);
    },
    onDeletionConfirm: () => send({ type: 'deletion.confirmed' }),
    onDeletionCancel: () => send({ type: 'deletion.declined' }),
  };
}

function stageOf({ value, context }: SnapshotFrom<typeof deletionMachine>): DeletionStage {
  if (context.failure !== null) return { stage: 'failed', message: context.failure.message };
  if (value === 'deleting') return { stage: 'deleting' };
  return { stage: value === 'asking' ? 'asked' : 'dismissed' };
}
