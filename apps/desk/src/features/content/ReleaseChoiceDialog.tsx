import { pageData, type PageData, PageDataView } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import { addRelease, type Release, type ReleaseDetail } from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import { Select, Skeleton, TextField } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallDialog, type CallDialogProps, type CallViewProps } from '../../app/CallDialog.tsx';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { releasesKey, releasesQuery } from './releaseQueries.ts';

export type ReleaseChoiceDialogProps = {
  /** The heading of the dialog. */
  title: string;
  /** The label of the button that submits. */
  submitLabel: string;
  /** The id of the release of now; null for none. */
  current: string | null;
  /** Whether no release can be chosen. */
  mayLeave: boolean;
  /** Puts drafts into the chosen release; null takes them out. */
  choose: (
    releaseId: string | null,
    idempotencyKey: string,
  ) => Promise<Result<unknown, CallFailure>>;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Chooses a release that waits, or adds one, for one draft or for several (`desk/content-3`, `desk/content-24`). */
export function ReleaseChoiceDialog(props: ReleaseChoiceDialogProps) {
  const { title, submitLabel, current, mayLeave, choose, onClose } = props;
  const client = useClient();
  const cache = useQueryClient();
  const releases = pageData(useQuery(releasesQuery(client)));
  const [chosen, setChosen] = useState(current ?? '');
  const [newTitle, setNewTitle] = useState('');
  // One that was added is not added again where the second call fails.
  const [added, setAdded] = useState<ReleaseDetail | null>(null);
  const adding = useOneKeyedCall<'add'>();
  const choosing = useOneKeyedCall<'choose'>();
  const renew = () => {
    adding.renew();
    choosing.renew();
  };

  const idOfChosen = async (): Promise<string | null | undefined> => {
    if (chosen === NO_RELEASE) return null;
    if (chosen !== NEW_RELEASE) return chosen;
    if (added !== null) return added.id;
    const result = await adding.run('add', (idempotencyKey) =>
      send(client, addRelease, { body: { title: newTitle } }, { idempotencyKey }),
    );
    void cache.invalidateQueries({ queryKey: releasesKey });
    if (!result.ok) return undefined;
    setAdded(result.value);
    return result.value.id;
  };
  const submit = async () => {
    const id = await idOfChosen();
    if (id === undefined) return;
    const result = await choosing.run('choose', (idempotencyKey) => choose(id, idempotencyKey));
    if (result.ok) onClose();
  };
  return (
    <ReleaseChoiceDialogView
      title={title}
      submitLabel={submitLabel}
      page={releases}
      chosen={chosen}
      newTitle={newTitle}
      mayLeave={mayLeave}
      maySubmit={
        chosen !== '' &&
        chosen !== current &&
        (chosen !== NEW_RELEASE || typedLine(newTitle) !== '') &&
        (chosen !== NO_RELEASE || current !== null)
      }
      isPending={adding.pending !== null || choosing.pending !== null}
      failure={adding.failure ?? choosing.failure}
      onChoose={(id) => {
        renew();
        setChosen(id);
      }}
      onNewTitle={(typed) => {
        renew();
        setAdded(null);
        setNewTitle(typed);
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}

/** Chosen in place of the id of a release: a new one. */
export const NEW_RELEASE = ':new';
/** Chosen in place of the id of a release: none. */
const NO_RELEASE = ':none';

export type ReleaseChoiceDialogViewProps = Pick<
  CallDialogProps,
  'title' | 'submitLabel' | 'maySubmit'
> &
  CallViewProps & {
    /** All releases. */
    page: PageData<readonly Release[]>;
    /** The id of the chosen one, {@link NEW_RELEASE} or {@link NO_RELEASE}; empty before a choice. */
    chosen: string;
    /** The typed title of a new one. */
    newTitle: string;
    /** Whether no release can be chosen. */
    mayLeave: boolean;
    /** Receives another choice. */
    onChoose: (chosen: string) => void;
    /** Receives the typed title of a new one. */
    onNewTitle: (title: string) => void;
  };

/** Asks for a release that waits, or for the title of a new one (`desk/content-3`, `desk/content-24`). */
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
