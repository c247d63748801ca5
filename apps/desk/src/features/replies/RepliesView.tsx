import type { CannedReply } from '@parlour/contract/staff';
import { Button, Stack } from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { ManagedTable, type ManagedViewProps } from './ManagedTable.tsx';
import { replyListing } from './replyListing.tsx';

/** The canned replies of the club (`DKC1`). */
export function RepliesView({ onAdd, ...table }: ManagedViewProps<CannedReply>) {
  return (
    <Stack gap={5}>
      <DeskHeading
        title="Replies"
        actions={
          table.mayChange ? (
            <Button size="small" onClick={onAdd}>
              New Reply
            </Button>
          ) : null
        }
      />
      <ManagedTable listing={replyListing} {...table} />
    </Stack>
  );
}
