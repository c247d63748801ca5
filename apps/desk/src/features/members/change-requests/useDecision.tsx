import { lazyOrNothing } from '@parlour/app/routing';
import type { DeskChangeRequest } from '@parlour/contract/staff';
import { Suspense, useState } from 'react';
import type { Decision } from './ChangeRequestCard.tsx';

const DecisionDialog = lazyOrNothing(() =>
  import('./DecisionDialog.tsx').then((dialog) => dialog.DecisionDialog),
);

/** Opens the question of a decision, which is to be rendered beside the list. */
export function useDecision() {
  const [question, setQuestion] = useState<{
    decision: Decision;
    changeRequest: DeskChangeRequest;
  } | null>(null);
  return {
    decide: (decision: Decision, changeRequest: DeskChangeRequest) =>
      setQuestion({ decision, changeRequest }),
    dialog:
      question === null ? null : (
        <Suspense>
          <DecisionDialog {...question} onClose={() => setQuestion(null)} />
        </Suspense>
      ),
  };
}
