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

/** How far the request has come. */
export type RequestStage =
  | { name: 'editing' | 'submitting' | 'succeeded' }
  | { name: 'failed'; message: string }
  /** Closed, and can still be brought back. */
  | { name: 'dismissed' };

/** Props of {@link RequestDialogView}. */
export type RequestDialogViewProps = {
  title: string;
  stage: RequestStage;
  draft: RequestDraft;
  /** The fields of the chosen type, in the order of the form. */
  fields: readonly RequestField[];
  problems: readonly RequestProblem[];
  /** A vendor or a gift product has fixed type and subject. */
  isFixed: boolean;
  maySubmit: boolean;
  /** The member's day, `YYYY-MM-DD`: no date before it can be chosen. */
  today: string;
  /** How long Undo is offered, in milliseconds. */
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

/** The request form in its dialog, with the popups that say how it went (spec sections 2, 4 and 8). */
export function RequestDialogView(props: RequestDialogViewProps) {
  const { title, stage, maySubmit, undoTime, onClose, onUndo, onPopupClose } = props;
  const formId = useId();
  const isSubmitting = stage.name === 'submitting';
  // The button that was pressed keeps the focus, which a disabled one would lose to the page.
  const isSent = stage.name === 'succeeded';
  const failure = stage.name === 'failed' ? stage.message : null;

  return (
    <>
      <Dialog
        open={stage.name !== 'dismissed'}
        title={title}
        onClose={(reason) => {
          // Escape takes away what lies on top.
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
              disabled={!maySubmit && !isSubmitting && !isSent}
              busy={isSubmitting}
              busyLabel="Submitting..."
              done={isSent}
            >
              {isSent ? 'Submitted' : 'Submit Request'}
            </Button>
          </>
        }
      >
        <ReadOnlyFields when={isSubmitting || isSent}>
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
