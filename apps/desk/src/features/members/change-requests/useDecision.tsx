import type { DeskChangeRequest } from '@parlour/contract/staff';
import { lazyPart } from '../../../app/lazyPart.tsx';
import { useOpenDialog } from '../../../app/session/useOpenDialog.ts';
import type { Decision } from './ChangeRequestCard.tsx';

const DecisionDialog = lazyPart(() =>
  import('./DecisionDialog.tsx').then((dialog) => dialog.DecisionDialog),
);

interface Question {
  readonly decision: Decision;
  readonly changeRequest: DeskChangeRequest;
}

/**
 * Opens the question of a decision, which is to be rendered beside the list.
 *
 * @param changeRequests - those of the list.
 */
export function useDecision(changeRequests: readonly DeskChangeRequest[]) {
  const { task, form, open, close } = useOpenDialog<Question>({
    name: 'decision',
    storedOf: ({ decision, changeRequest }) => ({ decision, changeRequestId: changeRequest.id }),
    find: ({ decision, changeRequestId }) => {
      const changeRequest = changeRequests.find(({ id }) => id === changeRequestId);
      if (changeRequest === undefined) return null;
      return decision === 'accept' || decision === 'decline' ? { decision, changeRequest } : null;
    },
  });
  return {
    decide: (decision: Decision, changeRequest: DeskChangeRequest) =>
      open({ decision, changeRequest }),
    dialog: task === null ? null : <DecisionDialog {...task} form={form} onClose={close} />,
  };
}
