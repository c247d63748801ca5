import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { addToRelease, type BulkResult, type ContentKey } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { ReleaseChoiceDialog } from './ReleaseChoiceDialog.tsx';
import { releasesKey } from './releaseQueries.ts';

export type AddToReleaseDialogProps = {
  /** The chosen items. */
  items: readonly ContentKey[];
  /** Receives what became of each. */
  onAdded: (result: BulkResult) => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Adds the drafts of several items to a release (`desk/content-3`). */
export function AddToReleaseDialog({ items, onAdded, onClose }: AddToReleaseDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  return (
    <ReleaseChoiceDialog
      title="Add to a Release"
      submitLabel="Add to Release"
      current={null}
      mayLeave={false}
      choose={async (id, idempotencyKey) => {
        const body = { items: [...items] };
        const result = await send(
          client,
          addToRelease,
          { params: { id: id ?? '' }, body },
          { idempotencyKey },
        );
        void cache.invalidateQueries({ queryKey: releasesKey });
        void cache.invalidateQueries({ queryKey: ['content'] });
        if (result.ok) onAdded(result.value);
        return result;
      }}
      onClose={onClose}
    />
  );
}
