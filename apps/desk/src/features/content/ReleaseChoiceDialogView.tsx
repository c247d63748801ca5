import { type PageData, PageDataView } from '@parlour/app/data';
import type { Release } from '@parlour/contract/staff';
import { Select, Skeleton, TextField } from '@parlour/ui';
import { CallDialog } from '../../app/CallDialog.tsx';

/** Chosen in place of the id of a release: a new one. */
export const NEW_RELEASE = ':new';
/** Chosen in place of the id of a release: none. */
export const NO_RELEASE = ':none';

export type ReleaseChoiceDialogViewProps = {
  /** The heading of the dialog. */
  title: string;
  /** The label of the button that submits. */
  submitLabel: string;
  /** All releases. */
  page: PageData<readonly Release[]>;
  /** The id of the chosen one, {@link NEW_RELEASE} or {@link NO_RELEASE}; empty before a choice. */
  chosen: string;
  /** The typed title of a new one. */
  newTitle: string;
  /** Whether no release can be chosen. */
  mayLeave: boolean;
  /** Whether everything is entered. */
  maySubmit: boolean;
  /** Whether it is being stored. */
  isPending: boolean;
  /** Why it was not stored. */
  failure: string | null;
  /** Receives another choice. */
  onChoose: (chosen: string) => void;
  /** Receives the typed title of a new one. */
  onNewTitle: (title: string) => void;
  /** Stores it. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks for a release that waits, or for the title of a new one (`DKO3`, `DKO24`). */
export function ReleaseChoiceDialogView(props: ReleaseChoiceDialogViewProps) {
  const { page, chosen, newTitle, mayLeave, onChoose, onNewTitle, ...dialog } = props;
  return (
    <CallDialog {...dialog} pendingLabel="Saving...">
      <PageDataView
        page={page}
        loadingLabel="Loading releases"
        skeleton={<Skeleton shape="wide" />}
      >
        {(releases) => (
          <Select
            label="Release"
            hint="Its drafts go live together or not at all."
            required
            options={[
              ...(mayLeave ? [{ value: NO_RELEASE, label: 'No release' }] : []),
              ...releases
                .filter(({ publishedAt }) => publishedAt === null)
                .map(({ id, title }) => ({ value: id, label: title })),
              { value: NEW_RELEASE, label: 'A new release' },
            ]}
            value={chosen}
            onChange={onChoose}
          />
        )}
      </PageDataView>
      {chosen === NEW_RELEASE ? (
        <TextField label="Title of the release" required value={newTitle} onChange={onNewTitle} />
      ) : null}
    </CallDialog>
  );
}
