import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { hideContent } from '@parlour/contract/staff';
import { InlineAlert, Text } from '@parlour/ui';
import { CallDialog, type CallViewProps } from '../../app/CallDialog.tsx';
import { useTyped } from '../../app/storedForms.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { codesNotice } from './codesNotice.ts';
import type { ContentDialogProps } from './useItemDraft.ts';
import { type ToldHolders, WordsField } from './WordsField.tsx';

/** Hides an item from members, or shows it again (`desk/content-18`). */
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

type HideDialogViewProps = CallViewProps & {
  /** What the item is called. */
  title: string;
  /** Whether it is hidden now, so that it would be shown. */
  isHidden: boolean;
  /** What it means for members, above the fields; null for nothing. */
  notice: string | null;
  /** Who is told; null for nobody. */
  told: ToldHolders | null;
};

/** Asks whether to hide an item, or to show it again (`desk/content-18`). */
export function HideDialogView({ title, isHidden, notice, told, ...dialog }: HideDialogViewProps) {
  return (
    <CallDialog
      {...dialog}
      title={isHidden ? `Show “${title}” again` : `Hide “${title}”`}
      submitLabel={isHidden ? 'Show to Members' : 'Hide from Members'}
      pendingLabel={isHidden ? 'Showing...' : 'Hiding...'}
      maySubmit
    >
      <Text>
        {isHidden
          ? 'Members find it in their lists again.'
          : 'Members no longer find it. It stays here, with its history.'}
      </Text>
      {notice === null ? null : <InlineAlert>{notice}</InlineAlert>}
      {told === null ? null : (
        <WordsField {...told} consequence="They are told that it was canceled." />
      )}
    </CallDialog>
  );
}
