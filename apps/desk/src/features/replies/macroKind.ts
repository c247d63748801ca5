import { send } from '@parlour/client';
import {
  addMacro,
  changeMacro,
  deleteMacro,
  type Macro,
  MACRO_MOVES_LIMIT,
} from '@parlour/contract/staff';
import { macroIssue } from '@parlour/core/staff';
import { draftOf, emptyMacro, type MacroDraft, macroOf } from './macroDraft.ts';
import { MacroFields } from './MacroFields.tsx';
import { macroListing } from './macroListing.tsx';
import type { ManagedKind } from './managed.ts';
import { macrosKey } from './queries.ts';

/** What the dialogs need to change macros. */
export const macroKind: ManagedKind<Macro, MacroDraft> = {
  ...macroListing,
  deletionText: 'Nobody can run it any more. What was done with it stays.',
  listKey: macrosKey,
  queryKey: macrosKey,
  emptyDraft: emptyMacro,
  draftOf,
  isComplete: ({ title }) => title.trim() !== '',
  issueOf: (draft) => macroIssue(macroOf(draft)),
  changeIssueOf: ({ moves = [] }) =>
    moves.length > MACRO_MOVES_LIMIT
      ? { field: 'moves', message: `At most ${MACRO_MOVES_LIMIT} moves are made.` }
      : null,
  fieldNames: ['title', 'moves', 'snoozeDays', 'text', 'tags'],
  Fields: MacroFields,
  add: (client, draft, options) => send(client, addMacro, { body: macroOf(draft) }, options),
  change: (client, { id, version }, draft, options) =>
    send(client, changeMacro, { params: { id }, body: { ...macroOf(draft), version } }, options),
  delete: (client, { id, version }, options) =>
    send(client, deleteMacro, { params: { id }, query: { version } }, options),
};
