import type { Client } from '@parlour/client';
import type { Document } from '@parlour/contract';
import { withDocument, withoutDocument } from '@parlour/core';
import type { QueryClient } from '@tanstack/react-query';
import { documentsQuery } from '../data/documentsQuery.ts';

/** What a write changes in the kept list of documents. */
export interface ListedDocuments {
  readonly add: (document: Document) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Asks the server for the list again. */
  readonly recheck: () => Promise<void>;
}

/** The kept list of documents of one client. */
export function listedDocuments(client: Client, cache: QueryClient): ListedDocuments {
  const { queryKey } = documentsQuery(client);
  const recheck = () => cache.invalidateQueries({ queryKey });
  const change = async (changed: (known: readonly Document[]) => Document[]) => {
    // An answer that is under way may know nothing of the change yet.
    await cache.cancelQueries({ queryKey });
    const list = cache.setQueryData(queryKey, (known) => known && changed(known));
    if (list === undefined) await recheck();
  };
  return {
    add: (document) => change((known) => withDocument(known, document)),
    remove: (id) => change((known) => withoutDocument(known, id)),
    recheck,
  };
}
