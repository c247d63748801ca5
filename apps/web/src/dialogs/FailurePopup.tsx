import { failurePopup } from '@parlour/core';
import { Popup, Stack, Text } from '@parlour/ui';

/** Props of {@link FailurePopup}. */
export type FailurePopupProps = {
  /** Why the form was not sent, blank where nobody knows; null for none. */
  message: string | null;
  onDismiss: () => void;
};

/** Says over a form why it was not sent (spec section 8). Nothing in the form is lost. */
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
