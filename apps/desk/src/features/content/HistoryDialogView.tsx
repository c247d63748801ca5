import { type PageData, PageDataView } from '@parlour/app/data';
import type { ContentKind, ContentSource, ContentVersion } from '@parlour/contract/staff';
import { formatDateTime } from '@parlour/core';
import { type ContentDraft, type ContentNames, toContentDraft } from '@parlour/core/content';
import { Button, Dialog, InlineAlert, Select, Skeleton, Stack, Text } from '@parlour/ui';
import { DifferenceList } from './DifferenceList.tsx';

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

/** The versions of an item. Two are compared (`DKO19`). */
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
