import { FailureNotification } from '@parlour/app/dialogs';
import {
  type RequestDraft,
  type RequestField,
  type RequestIssue,
  successNotification,
} from '@parlour/core';
import type { RequestType } from '@parlour/contract';
import {
  Button,
  type CloseReason,
  Dialog,
  Notification,
  ReadOnlyFields,
  Stack,
  Text,
  Snackbar,
} from '@parlour/ui';
import { useId } from 'react';
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
  issues: readonly RequestIssue[];
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
  onNotificationClose: () => void;
};

/** The request form in its dialog, with the notifications of its outcome. */
export function RequestDialogView(props: RequestDialogViewProps) {
  const { title, stage, maySubmit, undoTime, onClose, onUndo, onNotificationClose } = props;
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
          if (reason === 'escape' && stage.name === 'failed') onNotificationClose();
          else onClose(reason);
        }}
        size="wide"
        isPending={isSubmitting}
        footer={
          <>
            <Button variant="secondary" disabled={isSubmitting} onClick={() => onClose('close')}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={!maySubmit && !isSubmitting && !hasSucceeded}
              isPending={isSubmitting}
              pendingLabel="Submitting..."
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
        <Notification
          open={stage.name === 'succeeded'}
          tone="success"
          title={successNotification.title}
          text={
            <Stack gap={1}>
              <Text>{successNotification.message}</Text>
              <Text tone="muted">{successNotification.note}</Text>
            </Stack>
          }
          closeAfter={successNotification.closesAfter}
          onClose={onNotificationClose}
        />
        <FailureNotification message={failure} onDismiss={onNotificationClose} />
      </Dialog>
      <Snackbar
        open={stage.name === 'dismissed'}
        text="Your request was closed."
        action={{ label: 'Undo', onAction: onUndo }}
        closeAfter={undoTime}
        onClose={() => undefined}
      />
    </>
  );
}
