import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { chooseRelease } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { releasesKey } from './releaseQueries.ts';
import { ReleaseChoiceDialog } from './ReleaseChoiceDialog.tsx';
import type { ContentDialogProps } from './ContentDialogs.tsx';

/** Puts a draft into a release, or takes it out (`DKO24`). */
export function DraftReleaseDialog({ kind, title, draft, onClose }: ContentDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const { detail } = draft.edited;
  return (
    <ReleaseChoiceDialog
      title={`Release of “${title}”`}
      submitLabel="Save Release"
      current={detail.draft?.release?.id ?? null}
      mayLeave
      choose={async (releaseId, idempotencyKey) => {
        const params = { kind, id: detail.id };
        const result = await send(
          client,
          chooseRelease,
          { params, body: { releaseId } },
          { idempotencyKey },
        );
        void cache.invalidateQueries({ queryKey: releasesKey });
        if (result.ok) draft.take(result.value);
        return result;
      }}
      onClose={onClose}
    />
  );
}
