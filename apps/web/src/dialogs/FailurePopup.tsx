import { failurePopup } from '@parlour/core';
import { Popup, Stack, Text } from '@parlour/ui';

export type FailurePopupProps = {
  /** Why the form could not be submitted: blank if unknown, null without a failure. */
  message: string | null;
  onDismiss: () => void;
};

/** Shows over a form why it could not be submitted. The form keeps its values. */
export function FailurePopup({ message, onDismiss }: FailurePopupProps) {
  return (
    <Popup
      open={message !== null}
      tone="error"
      title={failurePopup.title}
      text={
        <Stack gap={1}>
          <Text>{message || failurePopup.message}</Text>
          <Text tone="muted">{failurePopup.note}</Text>
        </Stack>
      }
      action={{ label: failurePopup.closeLabel, onAction: onDismiss }}
      closeAfter={failurePopup.closesAfter}
      onClose={onDismiss}
    />
  );
}
