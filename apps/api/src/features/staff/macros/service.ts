import { type Macro, MACROS_LIMIT, type NewMacro } from '@parlour/contract/staff';
import { macroIssue } from '@parlour/core/staff';
import { invalidInput, orNotFound } from '../../../errors/apiError.ts';
import { newId } from '../../../platform/crypto/random.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import {
  countMacros,
  deleteMacro,
  findMacroByTitle,
  insertMacro,
  lockMacros,
  updateMacro,
} from './repository.ts';

const NOT_FOUND = 'Macro not found';

/** Refuses a macro that could never be run. Returns it with its tags in lower case, each once. */
function accept(macro: NewMacro): NewMacro {
  const issue = macroIssue(macro);
  if (issue !== null) throw invalidInput(issue.field, issue.message);
  return { ...macro, tags: [...new Set(macro.tags.map((tag) => tag.toLowerCase()))] };
}

async function assertTitleIsFree(transaction: Transaction, title: string, own?: string) {
  await lockMacros(transaction);
  const holder = await findMacroByTitle(transaction, title);
  if (holder === undefined || holder === own) return;
  throw invalidInput('title', 'Another macro has this title.');
}

/** Creates what managers do with macros. */
export function createMacros({ clock, random }: Pick<FeatureDependencies, 'clock' | 'random'>) {
  return {
    /** Adds a macro (MC1, MC2). */
    async add(transaction: Transaction, macro: NewMacro): Promise<Macro> {
      const added = { ...accept(macro), id: newId(clock, random) };
      await assertTitleIsFree(transaction, macro.title);
      if ((await countMacros(transaction)) >= MACROS_LIMIT) {
        throw invalidInput('title', `There are ${MACROS_LIMIT} macros already.`);
      }
      const now = clock.now();
      await insertMacro(transaction, { ...added, createdAt: now, changedAt: now });
      return added;
    },
    /** Changes a macro (MC1, MC2). */
    async change(transaction: Transaction, id: string, macro: NewMacro): Promise<Macro> {
      const changed = { ...accept(macro), id };
      await assertTitleIsFree(transaction, macro.title, id);
      const isChanged = await updateMacro(transaction, { ...changed, changedAt: clock.now() });
      orNotFound(isChanged || undefined, NOT_FOUND);
      return changed;
    },
    /** Deletes a macro (MC1). */
    async delete(transaction: Transaction, id: string): Promise<void> {
      orNotFound((await deleteMacro(transaction, id)) || undefined, NOT_FOUND);
    },
  };
}
