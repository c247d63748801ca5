import type { CannedReply } from '@parlour/contract/staff';
import { ManagedDialog, type ManagedDialogProps } from './ManagedDialog.tsx';
import { replyKind } from './replyKind.ts';

/** The dialogs that change the canned replies, in a file of their own that loads when one is opened. */
export function ReplyDialog(props: ManagedDialogProps<CannedReply>) {
  return <ManagedDialog kind={replyKind} {...props} />;
}
