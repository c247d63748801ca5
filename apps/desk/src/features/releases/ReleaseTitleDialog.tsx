import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { addRelease, type Release, renameRelease } from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import { TextField } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallDialog, type CallViewProps } from '../../app/CallDialog.tsx';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { releaseKey, releasesKey } from '../content/releaseQueries.ts';
import { releasePath } from './releasePaths.ts';

export type ReleaseTitleDialogProps = {
  /** The release to rename; null for a new one. */
  release: Release | null;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Adds a release and opens it, or renames one (`desk/releases-2`). */
export function ReleaseTitleDialog({ release, onClose }: ReleaseTitleDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState(release?.title ?? '');
  const { pending, failure, run, renew } = useOneKeyedCall<'save'>();
  const save = async () => {
    const result = await run('save', (idempotencyKey) =>
      release === null
        ? send(client, addRelease, { body: { title } }, { idempotencyKey })
        : send(
            client,
            renameRelease,
            { params: { id: release.id }, body: { title, version: release.version } },
            { idempotencyKey },
          ),
    );
    if (!result.ok) return void cache.invalidateQueries({ queryKey: releasesKey });
    cache.setQueryData(releaseKey(result.value.id), result.value);
    void cache.invalidateQueries({ queryKey: [...releasesKey, 'list'] });
    onClose();
    if (release === null) void navigate(releasePath(result.value.id));
  };
  return (
    <ReleaseTitleDialogView
      isNew={release === null}
      title={title}
      isPending={pending !== null}
      failure={failure}
      onTitle={(typed) => {
        renew();
        setTitle(typed);
      }}
      onSubmit={() => void save()}
      onClose={onClose}
    />
  );
}

type ReleaseTitleDialogViewProps = CallViewProps & {
  /** Whether it is for a new release. */
  isNew: boolean;
  /** The typed title. */
  title: string;
  /** Receives the typed title. */
  onTitle: (title: string) => void;
};

/** Asks for the title of a release (`desk/releases-2`). */
export function ReleaseTitleDialogView(props: ReleaseTitleDialogViewProps) {
  const { isNew, title, onTitle, ...dialog } = props;
  return (
    <CallDialog
      {...dialog}
      title={isNew ? 'New Release' : 'Rename Release'}
      submitLabel={isNew ? 'Add Release' : 'Save Title'}
      pendingLabel="Saving..."
      maySubmit={typedLine(title) !== ''}
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
