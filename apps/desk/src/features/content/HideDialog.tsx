import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { hideContent } from '@parlour/contract/staff';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { useTyped } from '../../app/useTyped.ts';
import { codesNotice } from './codesNotice.ts';
import type { ContentDialogProps } from './ContentDialogs.tsx';
import { HideDialogView } from './HideDialogView.tsx';

/** Hides an item from members, or shows it again (`DKO18`). */
export function HideDialog({ kind, title, draft, form, onClose }: ContentDialogProps) {
  const client = useClient();
  const { id, published, holders } = draft.edited.detail;
  const isHidden = (published?.hiddenAt ?? null) !== null;
  const { typed, isRestored, change } = useTyped(form, { words: '' });
  const { words } = typed;
  const { pending, failure, run, renew } = useOneKeyedCall<'hide'>(form);
  const hide = async () => {
    const body = {
      version: published?.version ?? 0,
      isHidden: !isHidden,
      wordsToHolders: isHidden ? null : words.trim() || null,
    };
    const result = await run('hide', (idempotencyKey) =>
      send(client, hideContent, { params: { kind, id }, body }, { idempotencyKey }),
    );
    if (!result.ok) return;
    draft.take(result.value);
    onClose();
  };
  const changeWords = (changed: string) => {
    change({ words: changed });
    renew();
  };
  return (
    <HideDialogView
      title={title}
      isHidden={isHidden}
      notice={isHidden ? null : codesNotice(kind, holders)}
      told={
        kind === 'event' && holders > 0 && !isHidden
          ? { holders, words, onWords: changeWords }
          : null
      }
      isFilled={isRestored}
      isPending={pending !== null}
      failure={failure}
      onSubmit={() => void hide()}
      onClose={onClose}
    />
  );
}
