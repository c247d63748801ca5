import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { addRelease, type Release, renameRelease } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { releaseKey, releasesKey } from '../content/releaseQueries.ts';
import { releasePath } from './releasePaths.ts';
import { ReleaseTitleDialogView } from './ReleaseTitleDialogView.tsx';

export type ReleaseTitleDialogProps = {
  /** The release to rename; null for a new one. */
  release: Release | null;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Adds a release and opens it, or renames one (`DKRL2`). */
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
