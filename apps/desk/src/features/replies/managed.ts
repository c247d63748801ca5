import type { CallOptions, Client } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import { replySlots } from '@parlour/core/staff';
import type { DataTableColumns } from '@parlour/ui';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { FieldFailure } from '../../app/fieldFailure.ts';

/** What every canned reply and every macro has. */
export interface Managed {
  readonly id: string;
  readonly title: string;
  /** Rises with each change. */
  readonly version: number;
}

/** What can be done with one that is stored. */
export type ManagedAction = 'change' | 'delete';

/** What a manager is about to do. */
export type ManagedTask<Item> =
  | { readonly action: 'add' }
  | { readonly action: ManagedAction; readonly item: Item };

/** How those of one kind are listed: canned replies or macros. */
export interface ManagedListing<Item> {
  /** The name of one. */
  readonly one: 'Reply' | 'Macro';
  /** The name of all. */
  readonly many: 'Replies' | 'Macros';
  /** What is said while there is none. */
  readonly emptyText: string;
  /** What is shown of each. The first column names it. */
  readonly columns: DataTableColumns<Item>;
}

export type ManagedFieldsProps<Draft> = {
  /** What is typed. */
  draft: Draft;
  /** Why it was not stored. */
  failure: FieldFailure | null;
  /** Receives the changed fields. */
  onChange: (change: Partial<Draft>) => void;
};

type Call = Promise<Result<unknown, CallFailure>>;

/** All that the dialogs of one kind need. */
export interface ManagedKind<Item extends Managed, Draft> extends ManagedListing<Item> {
  /** What its deletion does. */
  readonly deletionText: string;
  /** The key of the list in the query cache. */
  readonly listKey: QueryKey;
  /** The keys of all queries that show some of them begin so. */
  readonly queryKey: QueryKey;
  /** What is typed before anything is. */
  readonly emptyDraft: Draft;
  /** Returns a stored one, to be changed. */
  readonly draftOf: (item: Item) => Draft;
  /** Whether everything that is needed is entered. */
  readonly isComplete: (draft: Draft) => boolean;
  /** Returns why a draft cannot be stored. Null for nothing. */
  readonly issueOf: (draft: Draft) => FieldFailure | null;
  /** Returns why a change of a draft is not made. Null for nothing. */
  readonly changeIssueOf: (change: Partial<Draft>) => FieldFailure | null;
  /** The names of its fields. */
  readonly fieldNames: readonly string[];
  readonly Fields: ComponentType<ManagedFieldsProps<Draft>>;
  readonly add: (client: Client, draft: Draft, options: CallOptions) => Call;
  /** Stores a draft in place of the version that was seen. */
  readonly change: (client: Client, seen: Managed, draft: Draft, options: CallOptions) => Call;
  /** Deletes the version that was seen. */
  readonly delete: (client: Client, seen: Managed, options: CallOptions) => Call;
}

/** Names the slots that a text to a member may have. */
export const slotsHint = `These are filled in: ${replySlots.map((slot) => `{${slot}}`).join(', ')}.`;
