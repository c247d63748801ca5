import type { Profile } from '@parlour/contract';
import { failurePopup, type FormFailure } from '@parlour/core';
import { Button, Dialog, Popup, Stack, Text } from '@parlour/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';

/** What each form of the page is opened with. */
export type ProfileDialogProps = {
  /** As it is when the form is opened. */
  profile: Profile;
  /** The form has ended: sent, or closed for good. */
  onClosed: () => void;
};

/** How far a form has come. */
type ProfileFormStage = 'editing' | 'sending' | 'sent' | 'closed';

/** What both forms of the page have in common. */
export type ProfileFormProps = {
  stage: ProfileFormStage;
  failure: FormFailure | null;
  onSubmit: () => void;
  onFailureDismiss: () => void;
  onClose: () => void;
};

/** Props of {@link ProfileFormDialog}. */
export type ProfileFormDialogProps = ProfileFormProps & {
  title: string;
  submitLabel: string;
  sendingLabel: string;
  /** What the last try was refused for; the first field at fault is focused with each new list. */
  problems: readonly object[];
  success: { title: string; message: string; closesAfter: number };
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog, with the popups that say how it went: a failure over the form, a success over the page. */
export function ProfileFormDialog(props: ProfileFormDialogProps) {
  const { stage, failure, success, onSubmit, onFailureDismiss, onClose } = props;
  const formId = useId();
  const isSending = stage === 'sending';

  return (
    <>
      <Dialog
        open={stage === 'editing' || isSending}
        title={props.title}
        size="wide"
        onClose={(reason) => {
          // Escape takes away what lies on top.
          if (reason === 'escape' && failure !== null) onFailureDismiss();
          else onClose();
        }}
        footer={
          <>
            <Button variant="secondary" disabled={isSending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={isSending} busyLabel={props.sendingLabel}>
              {props.submitLabel}
            </Button>
          </>
        }
      >
        <Form id={formId} problems={props.problems} onSubmit={onSubmit}>
          {props.children}
        </Form>
        <Popup
          open={failure !== null}
          tone="error"
          title={failurePopup.title}
          text={
            <Stack gap={1}>
              <Text>{failure?.message}</Text>
              <Text tone="muted">{failurePopup.note}</Text>
            </Stack>
          }
          action={{ label: failurePopup.closeLabel, onAction: onFailureDismiss }}
          closeAfter={failurePopup.closesAfter}
          onClose={onFailureDismiss}
        />
      </Dialog>
      <Popup
        open={stage === 'sent'}
        tone="success"
        title={success.title}
        text={success.message}
        closeAfter={success.closesAfter}
        onClose={onClose}
      />
    </>
  );
}

type FormProps = Pick<ProfileFormDialogProps, 'problems' | 'onSubmit' | 'children'> & {
  id: string;
};

function Form({ id, problems, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problems.length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
