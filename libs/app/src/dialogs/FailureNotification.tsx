import { failureNotification } from '@parlour/core';
import { Notification, Stack, Text } from '@parlour/ui';
import { ContactLinks } from '../contact/ContactLinks.tsx';
import { useClubContact } from '../contact/contact.ts';

export type FailureNotificationProps = {
  /** Why the form could not be submitted: blank if unknown, null without a failure. */
  message: string | null;
  /** Called when the notification is closed. */
  onDismiss: () => void;
};

/** Shows over a form why it could not be submitted. The form keeps its values. */
export function FailureNotification({ message, onDismiss }: FailureNotificationProps) {
  const contact = useClubContact();
  return (
    <Notification
      open={message !== null}
      tone="error"
      title={failureNotification.title}
      text={
        <Stack gap={1}>
          <Text>{message || failureNotification.message}</Text>
          <Text tone="muted">{failureNotification.note}</Text>
          <ContactLinks contact={contact} layout="compact" />
        </Stack>
      }
      action={{ label: failureNotification.closeLabel, onAction: onDismiss }}
      closeAfter={failureNotification.closesAfter}
      onClose={onDismiss}
    />
  );
}
