import type { RequestReceipt } from '@parlour/contract';
import { href, routes } from '@parlour/core';
import { Snackbar } from '@parlour/ui';
import { useNavigate } from 'react-router';

export type SentRequestLineProps = {
  sent: RequestReceipt;
  isShown: boolean;
  /** Called for the cross. */
  onDismiss: () => void;
};

/** Says what was sent, and leads to it. */
export function SentRequestLine({ sent, isShown, onDismiss }: SentRequestLineProps) {
  const navigate = useNavigate();
  const see = () => void navigate(href(routes.request, { requestId: sent.id }));
  return (
    <Snackbar
      open={isShown}
      text={`Sent · ${sent.reference}`}
      action={{ label: 'See It', onAction: see }}
      onDismiss={onDismiss}
    />
  );
}
