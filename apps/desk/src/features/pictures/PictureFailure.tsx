import { Dialog, InlineAlert } from '@parlour/ui';

export type PictureFailureProps = {
  /** Why the picture is not there. */
  message: string;
  /** Reads it again. */
  onRetry: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Says why a picture could not be opened. */
export function PictureFailure({ message, onRetry, onClose }: PictureFailureProps) {
  return (
    <Dialog open title="Picture" onClose={onClose}>
      <InlineAlert tone="critical" action={{ label: 'Try Again', onAction: onRetry }}>
        {message}
      </InlineAlert>
    </Dialog>
  );
}
