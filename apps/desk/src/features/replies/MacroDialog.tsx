import { useClient } from '@parlour/app/data-layout';
import { addMacro, changeMacro, deleteMacro } from '@parlour/client/staff';
import { type Macro, MACRO_MOVES_LIMIT } from '@parlour/contract/staff';
import { macroIssue } from '@parlour/core/staff';
import { ConfirmDialog } from '@parlour/ui';
import { useState } from 'react';
import { MacroDialogView } from './MacroDialogView.tsx';
import { draftOf, emptyMacro, type MacroDraft, macroOf } from './macroDraft.ts';
import { macrosKey } from './queries.ts';
import type { ReplyAction } from './RepliesView.tsx';
import { useChangeCall } from './useChangeCall.ts';

/** What a manager is about to do. */
export type MacroTask =
  { readonly action: 'add' } | { readonly action: ReplyAction; readonly macro: Macro };

export type MacroDialogProps = {
  /** What is to be done. */
  task: MacroTask;
  /** Called once it is done, or given up. */
  onClose: () => void;
};

/** Binds the dialogs of the macros to their calls (`DKC4`, `DKC5`). */
export function MacroDialog({ task, onClose }: MacroDialogProps) {
  const client = useClient();
  const { isPending, failure, send, refuse, renew } = useChangeCall(macrosKey, onClose);
  const [draft, setDraft] = useState(() =>
    task.action === 'add' ? emptyMacro : draftOf(task.macro),
  );

  const change = (changes: Partial<MacroDraft>) => {
    if ((changes.moves?.length ?? 0) > MACRO_MOVES_LIMIT) {
      return refuse({ field: 'moves', message: `At most ${MACRO_MOVES_LIMIT} moves are made.` });
    }
    setDraft({ ...draft, ...changes });
    renew();
  };
  const submit = () => {
    const body = macroOf(draft);
    const issue = macroIssue(body);
    if (issue !== null && task.action !== 'delete') return refuse(issue);
    void send((idempotencyKey) => {
      if (task.action === 'add') return addMacro(client, { body }, { idempotencyKey });
      const params = { id: task.macro.id };
      return task.action === 'change'
        ? changeMacro(client, { params, body }, { idempotencyKey })
        : deleteMacro(client, { params }, { idempotencyKey });
    });
  };

  if (task.action === 'delete') {
    return (
      <ConfirmDialog
        open
        title={`Delete the macro “${task.macro.title}”?`}
        text="Nobody can run it any more. What was done with it stays."
        confirmLabel="Delete Macro"
        pendingLabel="Deleting..."
        isPending={isPending}
        error={failure?.message}
        onConfirm={submit}
        onCancel={onClose}
      />
    );
  }
  return (
    <MacroDialogView
      title={task.action === 'add' ? 'New Macro' : 'Change Macro'}
      draft={draft}
      isPending={isPending}
      failure={failure}
      onChange={change}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
