import { type Client, deleteDocument } from '@parlour/client';
import type { Document } from '@parlour/contract';
import { DOCUMENT_NOT_DELETED } from '@parlour/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../data/DataLayout.tsx';
import { listedDocuments } from './listedDocuments.ts';

/** The deletion of a document, from the question to its end. */
export interface Deletion {
  /** The document that the question is about; null while there is none. */
  readonly asked: Document | null;
  readonly isBusy: boolean;
  /** Why the document is still there. */
  readonly problem: string | undefined;
  readonly ask: (document: Document) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Throws an error whose message is the member's sentence. A document that was gone already is gone. */
const deleteFor = async (client: Client, id: string): Promise<void> => {
  const result = await deleteDocument(client, id);
  if (result.ok) return;
  const { failure } = result;
  if (failure.kind !== 'domain') throw new Error(DOCUMENT_NOT_DELETED);
  if (failure.status !== 404) throw new Error(failure.message);
};

/** Asks before a document is deleted (spec section 5), deletes it, and takes it off the list. */
export function useDeletion(): Deletion {
  const client = useClient();
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Document | null>(null);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ id }: Document) => deleteFor(client, id),
    onSuccess: async (_nothing, { id }) => {
      await listedDocuments(client, cache).remove(id);
      setAsked(null);
    },
  });
  return {
    asked,
    isBusy: isPending,
    problem: error?.message,
    ask: (document) => {
      reset();
      setAsked(document);
    },
    confirm: () => {
      if (asked !== null) mutate(asked);
    },
    cancel: () => setAsked(null),
  };
}
