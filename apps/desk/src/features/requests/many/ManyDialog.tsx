import { useClient } from '@parlour/app/data-layout';
import { useToday } from '@parlour/app/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../../app/session/useMe.ts';
import { type StoredForm, useTyped } from '../../../app/storedForms.ts';
import { useOneKeyedCall } from '../../../app/useOneCall.ts';
import { assigneesQuery } from '../queries.ts';
import {
  doMany,
  emptyDraft,
  type ManyDraft,
  type ManyResult,
  type ManyTask,
} from './manyActions.ts';
import { ManyDialogView } from './ManyDialogView.tsx';

export type ManyDialogProps = {
  /** What is done, and the requests that were chosen for it. */
  task: ManyTask;
  /** Stores what is typed. */
  form: StoredForm;
  /** Called once it was done, with what became of each. */
  onDone: (result: ManyResult) => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks for what several requests at once need, does it, and names what was refused (`desk/requests/many-2`). */
export function ManyDialog({ task, form, onDone, onClose }: ManyDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const me = useMe();
  const { typed, isRestored, change } = useTyped<ManyDraft>(form, emptyDraft);
  const { pending, failure, run, renew } = useOneKeyedCall<'many'>(form);
  const [result, setResult] = useState<ManyResult | null>(null);
  const colleagues = useQuery({
    ...assigneesQuery(client),
    enabled: task.action === 'hand_over',
  });
  const submit = async () => {
    const made = await run('many', (key) => doMany(client, task, typed, key));
    void cache.invalidateQueries({ queryKey: ['requests'] });
    if (!made.ok) return;
    onDone(made.value);
    if (made.value.refused.length === 0) onClose();
    else setResult(made.value);
  };
  return (
    <ManyDialogView
      task={task}
      draft={typed}
      isFilled={isRestored}
      colleagues={(colleagues.data ?? []).filter(({ id }) => id !== me?.id)}
      result={result}
      today={useToday()}
      isPending={pending !== null}
      failure={failure ?? colleagues.error?.message ?? null}
      onChange={(changes) => {
        renew();
        change(changes);
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
