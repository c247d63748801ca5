import type { DeskMember } from '@parlour/contract/staff';
import type { StoredForm } from '../../app/storedForms.ts';
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
  /** What the tab stores of it. */
  form: StoredForm;
  /** Closes the dialog. */
  onClose: () => void;
};

/** The dialog of what a manager is about to do with a member. What needs no dialog has none. */
export function MemberDialog({ action, ...dialog }: MemberDialogProps) {
  switch (action) {
    case 'edit':
      return <EditDialog {...dialog} />;
    case 'changeEmail':
      return <EmailDialog {...dialog} />;
    case 'suspend':
    case 'end':
    case 'reactivate':
      return <MembershipDialog action={action} {...dialog} />;
    case 'viewAs':
      return <ViewAsDialog {...dialog} />;
    case 'invite':
    case 'enableSignIn':
      return null;
  }
}
