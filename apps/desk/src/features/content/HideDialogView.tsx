import { InlineAlert, Text } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type ToldHolders, WordsField } from './WordsField.tsx';

export type HideDialogViewProps = Pick<CallDialogProps, 'isFilled'> & {
  /** What the item is called. */
  title: string;
  /** Whether it is hidden now, so that it would be shown. */
  isHidden: boolean;
  /** What it means for members, above the fields; null for nothing. */
  notice: string | null;
  /** Who is told; null for nobody. */
  told: ToldHolders | null;
  /** Whether it is being changed. */
  isPending: boolean;
  /** Why nothing was changed. */
  failure: string | null;
  /** Hides or shows it. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks whether to hide an item, or to show it again (`DKO18`). */
export function HideDialogView({ title, isHidden, notice, told, ...dialog }: HideDialogViewProps) {
  return (
    <CallDialog
      {...dialog}
      title={isHidden ? `Show “${title}” again` : `Hide “${title}”`}
      submitLabel={isHidden ? 'Show to Members' : 'Hide from Members'}
      pendingLabel={isHidden ? 'Showing...' : 'Hiding...'}
      maySubmit
    >
      <Text>
        {isHidden
          ? 'Members find it in their lists again.'
          : 'Members no longer find it. It stays here, with its history.'}
      </Text>
      {notice === null ? null : <InlineAlert>{notice}</InlineAlert>}
      {told === null ? null : (
        <WordsField {...told} consequence="They are told that it was canceled." />
      )}
    </CallDialog>
  );
}
