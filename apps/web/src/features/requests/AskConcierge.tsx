import { Button, Stack } from '@parlour/ui';

/** Leads a member from the page of something to a request that begins with it, beside the page's main action (web/requests-21). */
export function AskConcierge({ onAsk }: { onAsk: () => void }) {
  return (
    <Stack align="start">
      <Button changes variant="quiet" onClick={onAsk}>
        Ask the Concierge
      </Button>
    </Stack>
  );
}
