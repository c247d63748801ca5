import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { revertRelease } from '@parlour/contract/staff';
import type { ReleaseDialogProps } from './ReleaseDialogs.tsx';
import { TakeBackReleaseDialogView } from './TakeBackReleaseDialogView.tsx';
import { useReleaseAction } from './useReleaseAction.ts';

/** Takes a published release back as it was seen (`DKRL7`). */
export function TakeBackReleaseDialog({ detail, onClose }: ReleaseDialogProps) {
  const client = useClient();
  const { id, title, version, published } = detail;
  const { shown, wordsTo, perform } = useReleaseAction(id, onClose);
  const takeBack = () =>
    perform((idempotencyKey) => {
      const body = { version, words: wordsTo(published) };
      return send(client, revertRelease, { params: { id }, body }, { idempotencyKey });
    });
  return (
    <TakeBackReleaseDialogView
      {...shown}
      title={title}
      items={published}
      onSubmit={() => void takeBack()}
      onClose={onClose}
    />
  );
}
