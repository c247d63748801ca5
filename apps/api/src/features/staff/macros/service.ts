import { type Macro, type MacroChange, MACROS_LIMIT, type NewMacro } from '@parlour/contract/staff';
import { macroIssue } from '@parlour/core/machines';
import { invalidInput } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import { ADVISORY_LOCKS } from '../../../platform/postgres/advisoryLocks.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import { macros } from '../../../platform/postgres/schema/index.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { createManagedRows } from '../managedRows.ts';
import { insertMacro, updateMacro } from './repository.ts';

const rows = createManagedRows({
  table: macros,
  title: { column: macros.title, field: 'title' },
  lock: ADVISORY_LOCKS.macros,
  limit: MACROS_LIMIT,
  words: { one: 'macro', many: 'macros' },
  hint: 'macro',
});

/** Refuses a macro that could never be run. Returns it with each tag once. */
function accept<Stored extends NewMacro>(macro: Stored): Stored {
  const issue = macroIssue(macro);
  if (issue !== null) throw invalidInput(issue.field, issue.message);
  return { ...macro, tags: [...new Set(macro.tags)] };
}

/** Creates what managers do with macros. */
export function createMacros({ clock, random }: Pick<FeatureDependencies, 'clock' | 'random'>) {
  return {
    /** Adds a macro (api/staff/macros-1, api/staff/macros-2). */
    async add(transaction: Transaction, macro: NewMacro): Promise<Macro> {
      const added = { ...accept(macro), id: newId(clock, random), version: 1 };
      await rows.assertMayAdd(transaction, macro.title);
      const now = clock.now();
      await insertMacro(transaction, { ...added, createdAt: now, changedAt: now });
      await rows.hint(transaction, added.id, added.version);
      return added;
    },
    /** Changes a macro (api/staff/macros-1, api/staff/macros-2, api/staff/macros-3). */
    async change(transaction: Transaction, id: string, change: MacroChange): Promise<Macro> {
      const macro = { ...accept(change), id };
      await rows.lockForChange(transaction, macro);
      const changed = { ...macro, version: macro.version + 1 };
      await updateMacro(transaction, { ...changed, changedAt: clock.now() });
      await rows.hint(transaction, id, changed.version);
      return changed;
    },
    /** Deletes a macro of the version that was seen (api/staff/macros-1, api/staff/macros-3). */
    delete: rows.deleteSeen,
  };
}
