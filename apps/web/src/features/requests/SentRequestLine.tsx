import { Snackbar } from '@parlour/ui';

export type SentRequestLineProps = {
  reference: string;
  isShown: boolean;
  onSeen: () => void;
};

/** Says what was sent, and leads to it. */
export function SentRequestLine({ reference, isShown, onSeen }: SentRequestLineProps) {
  return (
    <Snackbar
      open={isShown}
      text={`Sent · ${reference}`}
      action={{ label: 'See It', onAction: onSeen }}
    />
  );
}
