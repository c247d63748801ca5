import { useClient } from '@parlour/app/data-layout';
import { type CallFailure, send } from '@parlour/client';
import type { Result } from '@parlour/contract';
import {
  publishRelease,
  type ReleaseDetail,
  type ReleasedItem,
  type ReleaseDraft,
  revertRelease,
} from '@parlour/contract/staff';
import { Stack, Text } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallDialog, type CallDialogProps, type CallViewProps } from '../../app/CallDialog.tsx';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { releaseKey, releasesKey } from '../content/releaseQueries.ts';
import { WordsField } from '../content/WordsField.tsx';
import { itemsInWords } from './releaseCopy.ts';

export type ReleaseActionDialogProps = {
  /** The release as it was seen. */
  detail: ReleaseDetail;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Publishes a release as it was seen (`desk/releases-4`). What was refused is on the page once it closes. */
export function PublishReleaseDialog({ detail, onClose }: ReleaseActionDialogProps) {
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

/** Takes a published release back as it was seen (`desk/releases-7`). */
export function TakeBackReleaseDialog({ detail, onClose }: ReleaseActionDialogProps) {
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

/** Performs what is done to all items of a release at once, with words to those who are told. */
function useReleaseAction(releaseId: string, onDone: () => void) {
  const cache = useQueryClient();
  const { pending, failure, run, renew } = useOneKeyedCall<'action'>();
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  return {
    /** What the view of each such dialog shows. */
    shown: {
      words,
      isPending: pending !== null,
      failure,
      onWords: (id: string, typed: string) => {
        renew();
        setWords({ ...words, [id]: typed });
      },
    },
    /** Returns the words as they are sent, for the items that concern somebody. */
    wordsTo: (items: readonly Pick<ReleaseDraft, 'kind' | 'id' | 'told'>[]) =>
      items.flatMap(({ kind, id, told }) => {
        const text = words[id]?.trim() ?? '';
        return told === 0 || text === '' ? [] : [{ kind, id, text }];
      }),
    perform: async (
      call: (idempotencyKey: string) => Promise<Result<ReleaseDetail, CallFailure>>,
    ) => {
      const result = await run('action', call);
      void cache.invalidateQueries({ queryKey: ['content'] });
      if (!result.ok) return void cache.invalidateQueries({ queryKey: releasesKey });
      cache.setQueryData(releaseKey(releaseId), result.value);
      void cache.invalidateQueries({ queryKey: [...releasesKey, 'list'] });
      onDone();
    },
  };
}

type WordsProps = CallViewProps & {
  /** What the release is called. */
  title: string;
  /** What those who are registered are told besides, by the id of the event. */
  words: Readonly<Record<string, string>>;
  /** Receives the typed words for an event. */
  onWords: (id: string, words: string) => void;
};

type PublishReleaseDialogViewProps = WordsProps & {
  /** Its drafts. */
  drafts: readonly ReleaseDraft[];
};

/** Asks whether to publish a release, with those that it concerns (`desk/releases-4`). */
export function PublishReleaseDialogView({ drafts, ...dialog }: PublishReleaseDialogViewProps) {
  return (
    <WordsDialog
      {...dialog}
      title={`Publish “${dialog.title}”`}
      submitLabel="Publish All"
      pendingLabel="Publishing..."
      items={drafts}
      outcomeOf={({ title }) => `${title} has another time or place.`}
    >
      <Text>Members see {itemsInWords(drafts.length)} at once, or none where one is refused.</Text>
    </WordsDialog>
  );
}

type TakeBackReleaseDialogViewProps = WordsProps & {
  /** What it published. */
  items: readonly ReleasedItem[];
};

/** What a release published for the first time is hidden with it. */
const isFirst = ({ version }: ReleasedItem) => version === 1;

/** Asks whether to take a release back, with what becomes of its items and who is told (`desk/releases-7`). */
export function TakeBackReleaseDialogView(props: TakeBackReleaseDialogViewProps) {
  const { title, items } = props;
  const added = items.filter(isFirst).length;
  return (
    <WordsDialog
      {...props}
      title={`Take “${title}” back?`}
      submitLabel="Take Back"
      pendingLabel="Taking back..."
      outcomeOf={(item) =>
        `${item.title} ${isFirst(item) ? 'will be hidden.' : 'gets its earlier time or place.'}`
      }
    >
      {added < items.length ? (
        <Text>{itemsInWords(items.length - added)} will be as before.</Text>
      ) : null}
      {added > 0 ? (
        <Text>{itemsInWords(added)} came with it, and will be hidden from members.</Text>
      ) : null}
    </WordsDialog>
  );
}

type WordsDialogProps<Item> = WordsProps &
  Pick<CallDialogProps, 'submitLabel' | 'pendingLabel'> & {
    /** All that is in the release. Those that nobody is told of have no field. */
    items: readonly Item[];
    /** Returns what becomes of an event. */
    outcomeOf: (item: Item) => string;
    /** What happens to the release, above the fields. */
    children: ReactNode;
  };

/** Asks for words to those who are registered for each event of a release, above it what becomes of the event. */
function WordsDialog<Item extends Pick<ReleaseDraft, 'id' | 'told'>>(
  props: WordsDialogProps<Item>,
) {
  const { items, words, outcomeOf, onWords, children, ...dialog } = props;
  return (
    <CallDialog {...dialog} maySubmit>
      {children}
      {items
        .filter(({ told }) => told > 0)
        .map((item) => (
          <Stack key={item.id} gap={3}>
            <Text>{outcomeOf(item)}</Text>
            <WordsField
              holders={item.told}
              words={words[item.id] ?? ''}
              consequence="They get the new calendar file."
              onWords={(typed) => onWords(item.id, typed)}
            />
          </Stack>
        ))}
    </CallDialog>
  );
}
