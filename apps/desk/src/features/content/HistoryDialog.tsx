import { pageData, type PageData, PageDataView } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import {
  type ContentKind,
  type ContentSource,
  type ContentVersion,
  revertContent,
} from '@parlour/contract/staff';
import { formatDateTime } from '@parlour/core';
import { type ContentDraft, type ContentNames, toContentDraft } from '@parlour/core/content';
import { mayDo } from '@parlour/core/staff';
import { Button, Dialog, InlineAlert, Select, Skeleton, Stack, Text } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { contentItemKey, contentVersionQuery, contentVersionsQuery } from './queries.ts';
import type { ContentDialogProps } from './useItemDraft.ts';

/** Shows the published versions of an item, compares two, and publishes an earlier one again (`desk/content-19`). */
export function HistoryDialog({
  kind,
  title,
  draft,
  names,
  timeZone,
  onClose,
}: ContentDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const me = useMe();
  const { id, published } = draft.edited.detail;
  const versions = useQuery(contentVersionsQuery(client, kind, id));
  const latest = versions.data?.[0]?.number ?? 0;
  const previous = versions.data?.[1]?.number ?? latest;
  const [chosen, setChosen] = useState<{ one?: number; other?: number }>({});
  const one = chosen.one ?? previous;
  const other = chosen.other ?? latest;
  const bodyOfOne = useQuery({ ...contentVersionQuery(client, kind, id, one), enabled: one > 0 });
  const bodyOfOther = useQuery({
    ...contentVersionQuery(client, kind, id, other),
    enabled: other > 0,
  });
  const { pending, failure, run, renew } = useOneKeyedCall<'revert'>();
  const revert = async () => {
    const body = { number: one, version: published?.version ?? 0 };
    const result = await run('revert', (idempotencyKey) =>
      send(client, revertContent, { params: { kind, id }, body }, { idempotencyKey }),
    );
    if (!result.ok) return;
    void cache.invalidateQueries({ queryKey: [...contentItemKey(kind, id), 'versions'] });
    draft.take(result.value);
    onClose();
  };
  return (
    <HistoryDialogView
      kind={kind}
      title={title}
      page={pageData(versions)}
      one={one}
      other={other}
      before={bodyOfOne.data?.body ?? null}
      after={bodyOfOther.data?.body ?? null}
      names={names}
      timeZone={timeZone}
      mayRevert={mayDo(me?.roles ?? [], 'content.publish') && one !== latest}
      hasDraft={draft.edited.detail.draft !== null}
      isPending={pending !== null}
      failure={failure ?? bodyOfOne.error?.message ?? bodyOfOther.error?.message ?? null}
      onChoose={(change) => {
        renew();
        setChosen({ ...chosen, ...change });
      }}
      onRevert={() => void revert()}
      onClose={onClose}
    />
  );
}

export type HistoryDialogViewProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** What the item is called. */
  title: string;
  /** The published versions, the newest first. */
  page: PageData<readonly ContentVersion[]>;
  /** The number of the version that is compared. */
  one: number;
  /** The number of the one that it is compared with. */
  other: number;
  /** The document of the one; null while it is loaded. */
  before: ContentDraft | null;
  /** The document of the other; null while it is loaded. */
  after: ContentDraft | null;
  /** The names of what the documents refer to. */
  names: ContentNames;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** Whether the compared version can be published again. */
  mayRevert: boolean;
  /** Whether there is a draft, which stays. */
  hasDraft: boolean;
  /** Whether it is being reverted. */
  isPending: boolean;
  /** Why it was not reverted, or a version could not be loaded. */
  failure: string | null;
  /** Chooses the versions to compare. */
  onChoose: (change: { one?: number; other?: number }) => void;
  /** Publishes the compared version again. */
  onRevert: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

const sources: Readonly<Record<string, string>> = {
  desk: 'at the desk',
  import: 'by an import',
  schedule: 'by its schedule',
  seed: 'with the sample club',
} satisfies Record<ContentSource, string>;

function versionLabel(version: ContentVersion, timeZone: string): string {
  const { number, publishedAt, publishedBy, source, note } = version;
  const who = publishedBy === null ? '' : ` by ${publishedBy.name}`;
  const what = note === null ? '' : ` (${note})`;
  return `${number}: ${formatDateTime(publishedAt, timeZone)}${who}, ${sources[source] ?? source}${what}`;
}

/** The versions of an item. Two are compared (`desk/content-19`). */
export function HistoryDialogView(props: HistoryDialogViewProps) {
  const { kind, title, page, one, other, before, after, names, timeZone, isPending } = props;
  return (
    <Dialog
      open
      size="wide"
      title={`History of “${title}”`}
      isPending={isPending}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={props.onClose}>
            Close
          </Button>
          {props.mayRevert ? (
            <Button isPending={isPending} pendingLabel="Reverting..." onClick={props.onRevert}>
              {`Revert to Version ${one}`}
            </Button>
          ) : null}
        </>
      }
    >
      <PageDataView page={page} loadingLabel="Loading the history" skeleton={<Skeleton />}>
        {(versions) => {
          if (versions.length === 0) {
            return <Text>It has not changed since it came into the club.</Text>;
          }
          const options = versions.map((version) => ({
            value: String(version.number),
            label: versionLabel(version, timeZone),
          }));
          return (
            <Stack gap={5}>
              <Select
                label="Version"
                options={options}
                value={String(one)}
                onChange={(value) => props.onChoose({ one: Number(value) })}
              />
              <Select
                label="Compared with"
                options={options}
                value={String(other)}
                onChange={(value) => props.onChoose({ other: Number(value) })}
              />
              {props.failure === null ? null : (
                <InlineAlert tone="critical">{props.failure}</InlineAlert>
              )}
              {props.mayRevert && props.hasDraft ? (
                <Text size="small" tone="muted">
                  There is a draft. It is compared with what is published before it goes live.
                </Text>
              ) : null}
              {before === null || after === null ? (
                <Skeleton />
              ) : (
                <DifferenceList
                  kind={kind}
                  beforeLabel={`Version ${one}`}
                  afterLabel={`Version ${other}`}
                  before={toContentDraft(kind, before)}
                  after={toContentDraft(kind, after)}
                  names={names}
                />
              )}
            </Stack>
          );
        }}
      </PageDataView>
    </Dialog>
  );
}
