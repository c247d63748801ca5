import { useClient } from '@parlour/app/data-layout';
import { send as sendCall } from '@parlour/client';
import {
  acceptChangeRequest,
  declineChangeRequest,
  type DeskChangeRequest,
} from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useStepUp } from '../../../app/step-up/useStepUp.ts';
import { useChangeCall } from '../../../app/useChangeCall.ts';
import type { StoredForm } from '../../../app/storedForms.ts';
import { useTyped } from '../../../app/useTyped.ts';
import type { Decision } from './ChangeRequestCard.tsx';
import { type DecisionDraft, DecisionDialogView } from './DecisionDialogView.tsx';

export type DecisionDialogProps = {
  /** What is decided. */
  decision: Decision;
  /** The change request. */
  changeRequest: DeskChangeRequest;
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Splits a requested name as most are: the last word is the last name. Staff correct it. */
function draftOf({ field, requestedValue }: DeskChangeRequest): DecisionDraft {
  const words = field === 'legalName' ? requestedValue.trim().split(/\s+/) : [];
  return {
    isCalledBack: false,
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    note: '',
  };
}

/** Binds the decision of a change request to its call, after a fresh proof where one is needed (`DKB10`). */
export function DecisionDialog({ decision, changeRequest, form, onClose }: DecisionDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const afterStepUp = useStepUp();
  const { typed: draft, isRestored, change } = useTyped(form, draftOf(changeRequest));
  const { isPending, failure, send, renew } = useChangeCall(
    ['change-requests'],
    () => {
      void cache.invalidateQueries({ queryKey: ['members'] });
      onClose();
    },
    form,
  );
  const submit = () =>
    send((idempotencyKey) => {
      const { id, version, field } = changeRequest;
      const { firstName, lastName } = draft;
      const note = draft.note.trim();
      const decided = { version, ...(note === '' ? {} : { note }) };
      if (decision === 'decline') {
        return sendCall(
          client,
          declineChangeRequest,
          { params: { id }, body: decided },
          { idempotencyKey },
        );
      }
      const body = {
        ...decided,
        isCalledBack: true as const,
        ...(field === 'legalName' ? { firstName, lastName } : {}),
      };
      return afterStepUp(() =>
        sendCall(client, acceptChangeRequest, { params: { id }, body }, { idempotencyKey }),
      );
    });
  return (
    <DecisionDialogView
      decision={decision}
      changeRequest={changeRequest}
      draft={draft}
      isFilled={isRestored}
      isPending={isPending}
      failure={failure}
      onChange={(changes) => {
        change(changes);
        renew();
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
