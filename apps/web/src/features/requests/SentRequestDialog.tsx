import { Dialog } from '@parlour/ui';
import { SentRequest, type SentRequestFacts } from './SentRequest.tsx';

export type SentRequestDialogProps = { sent: SentRequestFacts; onClose: () => void };

/** Shows again what the confirmation of a sent request said. */
export function SentRequestDialog({ sent, onClose }: SentRequestDialogProps) {
  return (
    <Dialog open title="Your Request" onClose={onClose}>
      <SentRequest {...sent} />
    </Dialog>
  );
}
