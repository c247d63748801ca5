import type { ContentDetail, ContentKind } from '@parlour/contract/staff';
import {
  type ContentDraft,
  contentInWords,
  type ContentNames,
  theirBody,
} from '@parlour/core/content';
import { Button, InlineAlert, Stack, Text, TextArea } from '@parlour/ui';
import { useCopying } from '../../app/useCopying.ts';
import { DifferenceList } from './DifferenceList.tsx';

export type ConflictSectionProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** What is typed here. */
  mine: ContentDraft;
  /** The item as somebody else changed it. */
  theirs: ContentDetail;
  /** The names of what the documents refer to. */
  names: ContentNames;
  /** Ends the conflict with what is typed here. */
  onKeepMine: () => void;
  /** Ends it with what the other one saved. */
  onTakeTheirs: () => void;
};

/** Compares what is typed with what somebody else saved meanwhile, and asks for one of both (`desk/content-16`). */
export function ConflictSection(props: ConflictSectionProps) {
  const { kind, mine, theirs, names, onKeepMine, onTakeTheirs } = props;
  const { said, isBlocked, copy } = useCopying();
  const who = theirs.draft?.updatedBy.name ?? 'Somebody else';
  const text = contentInWords(kind, mine, names);
  return (
    <section aria-label="Conflict">
      <Stack gap={4}>
        <InlineAlert tone="critical">
          {who} changed this meanwhile. Nothing of yours is lost. Please choose which one goes on.
        </InlineAlert>
        <DifferenceList
          kind={kind}
          beforeLabel={`By ${who}`}
          afterLabel="Yours"
          before={theirBody(kind, theirs, mine)}
          after={mine}
          names={names}
        />
        <Stack direction="row" gap={3}>
          <Button size="small" onClick={onKeepMine}>
            Keep Mine
          </Button>
          <Button variant="secondary" size="small" onClick={onTakeTheirs}>
            Take Theirs
          </Button>
          <Button variant="quiet" size="small" onClick={() => void copy(text)}>
            Copy My Text
          </Button>
        </Stack>
        <div role="status">
          {said === null || isBlocked ? null : <Text tone="muted">{said}</Text>}
        </div>
        {isBlocked ? (
          <TextArea
            label="Your text"
            hint="The browser did not copy it. Please select and copy it here."
            value={text}
            onChange={() => undefined}
          />
        ) : null}
      </Stack>
    </section>
  );
}
