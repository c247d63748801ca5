import type { DeskMember } from '@parlour/contract/staff';
import { EditDialog } from './EditDialog.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import type { MemberAction } from './MemberView.tsx';
import { MembershipDialog } from './MembershipDialog.tsx';
import { ViewAsDialog } from './ViewAsDialog.tsx';

export type MemberDialogProps = {
  /** What a manager is about to do. */
  action: MemberAction;
  /** The member as it is now. */
  member: DeskMember;
  /** Closes the dialog. */
  onClose: () => void;
};

/** The dialog of what a manager is about to do with a member. What needs no dialog has none. */
export function MemberDialog({ action, member, onClose }: MemberDialogProps) {
  switch (action) {
    case 'edit':
      return <EditDialog member={member} onClose={onClose} />;
    case 'changeEmail':
      return <EmailDialog member={member} onClose={onClose} />;
    case 'suspend':
    case 'end':
    case 'reactivate':
      return <MembershipDialog action={action} member={member} onClose={onClose} />;
    case 'viewAs':
      return <ViewAsDialog member={member} onClose={onClose} />;
    case 'invite':
    case 'enableSignIn':
      return null;
  }
}
