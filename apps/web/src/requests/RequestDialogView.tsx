import {
  type RequestDraft,
  type RequestField,
  type RequestProblem,
  successPopup,
} from '@parlour/core';
import type { RequestType } from '@parlour/contract';
import {
  Button,
  type CloseReason,
  Dialog,
  Popup,
  ReadOnlyFields,
  Stack,
  Text,
  Toast,
} from '@parlour/ui';
import { useId } from 'react';
import { FailurePopup } from '../dialogs/FailurePopup.tsx';
import { RequestForm } from './RequestForm.tsx';

/** State of the request. */
export type RequestStage =
  | { name: 'editing' | 'submitting' | 'succeeded' }
  | { name: 'failed'; message: string }
  /** Closed, with Undo still on offer. */
  | { name: 'dismissed' };

export type RequestDialogViewProps = {
  title: string;
  stage: RequestStage;
  draft: RequestDraft;
  /** Fields of the chosen type, in the order of the form. */
  fields: readonly RequestField[];
  problems: readonly RequestProblem[];
  /** Whether type and subject are fixed, by a vendor or a gift product. */
  isFixed: boolean;
  maySubmit: boolean;
  /** The member's day, `YYYY-MM-DD`, the earliest selectable date. */
  today: string;
  /** Duration of the offer of Undo, in milliseconds. */
  undoTime: number;
  onTypeChange: (type: RequestType) => void;
  onSubjectChange: (subject: string) => void;
  onDescriptionChange: (description: string) => void;
  onDetailChange: (name: string, value: string) => void;
  onSubmit: () => void;
  onClose: (reason: CloseReason) => void;
  onUndo: () => void;
  onPopupClose: () => void;
};

/** The request form in its dialog, with the notifications of its outcome. */
export function RequestDialogView(props: RequestDialogViewProps) {
  const { title, stage, maySubmit, undoTime, onClose, onUndo, onPopupClose } = props;
  const formId = useId();
  const isSubmitting = stage.name === 'submitting';
  // The pressed button is not disabled, because it would lose the focus to the page.
  const hasSucceeded = stage.name === 'succeeded';
  const failure = stage.name === 'failed' ? stage.message : null;

  return (
    <>
      <Dialog
        open={stage.name !== 'dismissed'}
        title={title}
        onClose={(reason) => {
          // Escape closes only the topmost layer.
          if (reason === 'escape' && stage.name === 'failed') onPopupClose();
          else onClose(reason);
        }}
        size="wide"
        busy={isSubmitting}
        footer={
          <>
            <Button variant="secondary" disabled={isSubmitting} onClick={() => onClose('close')}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={!maySubmit && !isSubmitting && !hasSucceeded}
              busy={isSubmitting}
              busyLabel="Submitting..."
              done={hasSucceeded}
            >
              {hasSucceeded ? 'Submitted' : 'Submit Request'}
            </Button>
          </>
        }
      >
        <ReadOnlyFields when={isSubmitting || hasSucceeded}>
          <RequestForm {...props} id={formId} />
        </ReadOnlyFields>
        <Popup
          open={stage.name === 'succeeded'}
          tone="success"
          title={successPopup.title}
          text={
            <Stack gap={1}>
              <Text>{successPopup.message}</Text>
              <Text tone="muted">{successPopup.note}</Text>
            </Stack>
          }
          closeAfter={successPopup.closesAfter}
          onClose={onPopupClose}
        />
        <FailurePopup message={failure} onDismiss={onPopupClose} />
      </Dialog>
      <Toast
        open={stage.name === 'dismissed'}
        text="Your request was closed."
        action={{ label: 'Undo', onAction: onUndo }}
        closeAfter={undoTime}
        onClose={() => undefined}
      />
    </>
  );
}
