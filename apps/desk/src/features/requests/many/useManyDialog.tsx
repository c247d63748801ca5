import { recordOf } from '@parlour/core';
import { lazyPart } from '../../../app/lazyPart.tsx';
import { useOpenDialog } from '../../../app/session/useOpenDialog.ts';
import { type ChosenRequest, manyActions, type ManyResult, type ManyTask } from './manyActions.ts';

const ManyDialog = lazyPart(() => import('./ManyDialog.tsx').then((dialog) => dialog.ManyDialog));

const chosenOf = (value: unknown): readonly ChosenRequest[] => {
  const { id, version, reference, subject } = recordOf(value) ?? {};
  if (typeof id !== 'string' || typeof version !== 'number') return [];
  if (typeof reference !== 'string' || typeof subject !== 'string') return [];
  return [{ id, version, reference, subject }];
};

/**
 * Opens the dialog for several requests, which is to be rendered beside them.
 *
 * @param name - the name of the dialog among those of the desk.
 * @param onDone - called with what became of each.
 */
export function useManyDialog(name: string, onDone?: (task: ManyTask, result: ManyResult) => void) {
  const { task, form, open, close } = useOpenDialog<ManyTask>({
    name,
    storedOf: (opened) => opened,
    find: ({ action, requests }) => {
      const known = manyActions.find((each) => each === action);
      const found = Array.isArray(requests) ? requests.flatMap(chosenOf) : [];
      return known === undefined || found.length === 0 ? null : { action: known, requests: found };
    },
  });
  return {
    start: (action: ManyTask['action'], requests: readonly ChosenRequest[]) =>
      open({
        action,
        requests: requests.map(({ id, version, reference, subject }) => ({
          id,
          version,
          reference,
          subject,
        })),
      }),
    dialog:
      task === null ? null : (
        <ManyDialog
          task={task}
          form={form}
          onDone={(result) => onDone?.(task, result)}
          onClose={close}
        />
      ),
  };
}
