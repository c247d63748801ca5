import { TextField } from '@parlour/ui';
import { CallDialog } from '../../app/CallDialog.tsx';

export type ReleaseTitleDialogViewProps = {
  /** Whether it is for a new release. */
  isNew: boolean;
  /** The typed title. */
  title: string;
  /** Whether it is being stored. */
  isPending: boolean;
  /** Why it was not stored. */
  failure: string | null;
  /** Receives the typed title. */
  onTitle: (title: string) => void;
  /** Stores it. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks for the title of a release (`DKRL2`). */
export function ReleaseTitleDialogView(props: ReleaseTitleDialogViewProps) {
  const { isNew, title, onTitle, ...dialog } = props;
  return (
    <CallDialog
      {...dialog}
      title={isNew ? 'New Release' : 'Rename Release'}
      submitLabel={isNew ? 'Add Release' : 'Save Title'}
      pendingLabel="Saving..."
      maySubmit={title.trim() !== ''}
    >
      <TextField
        label="Title"
        hint="For colleagues alone, such as Autumn season."
        required
        value={title}
        onChange={onTitle}
      />
    </CallDialog>
  );
}
