import type { Macro } from '@parlour/contract/staff';
import { ManagedDialog, type ManagedDialogProps } from './ManagedDialog.tsx';
import { macroKind } from './macroKind.ts';

/** The dialogs that change the macros, in a file of their own that loads when one is opened. */
export function MacroDialog(props: ManagedDialogProps<Macro>) {
  return <ManagedDialog kind={macroKind} {...props} />;
}
