import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { publishRelease } from '@parlour/contract/staff';
import { PublishReleaseDialogView } from './PublishReleaseDialogView.tsx';
import type { ReleaseDialogProps } from './ReleaseDialogs.tsx';
import { useReleaseAction } from './useReleaseAction.ts';

/** Publishes a release as it was seen (`DKRL4`). What was refused is on the page once it closes. */
export function PublishReleaseDialog({ detail, onClose }: ReleaseDialogProps) {
  const client = useClient();
  const { shown, wordsTo, perform } = useReleaseAction(detail.id, onClose);
  const publish = () =>
    perform((idempotencyKey) => {
      const body = {
        version: detail.version,
        drafts: detail.drafts.map(({ kind, id, version }) => ({ kind, id, version })),
        words: wordsTo(detail.drafts),
      };
      return send(client, publishRelease, { params: { id: detail.id }, body }, { idempotencyKey });
    });
  return (
    <PublishReleaseDialogView
      {...shown}
      title={detail.title}
      drafts={detail.drafts}
      onSubmit={() => void publish()}
      onClose={onClose}
    />
  );
}
