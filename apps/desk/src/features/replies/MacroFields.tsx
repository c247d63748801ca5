import { NumberField, TagField, TextArea, TextField } from '@parlour/ui';
import { issueOf } from '../../app/fieldFailure.ts';
import type { MacroDraft } from './macroDraft.ts';
import type { ManagedFieldsProps } from './managed.ts';
import { MovesField } from './MovesField.tsx';
import { slotsHint } from './slotsHint.ts';

/** The characters that the server takes of a tag. */
const LONGEST_TAG = 40;

/** What a macro does: moves, a text and tags (`DKC4`, `DKC5`). */
export function MacroFields({ draft, failure, onChange }: ManagedFieldsProps<MacroDraft>) {
  const { title, moves, snoozeDays, text, tags } = draft;
  return (
    <>
      <TextField
        label="Title"
        required
        value={title}
        error={issueOf(failure, 'title')}
        onChange={(typed) => onChange({ title: typed })}
      />
      <MovesField
        moves={moves}
        error={issueOf(failure, 'moves')}
        onChange={(chosen) => onChange({ moves: chosen })}
      />
      {moves.includes('snooze') ? (
        <NumberField
          label="Days until it is brought back"
          required
          min={1}
          max={365}
          value={snoozeDays}
          error={issueOf(failure, 'snoozeDays')}
          onChange={(days) => onChange({ snoozeDays: days })}
        />
      ) : null}
      <TextArea
        label="Text to the member"
        labelNote="(optional)"
        hint={slotsHint}
        value={text}
        error={issueOf(failure, 'text')}
        onChange={(typed) => onChange({ text: typed })}
      />
      <TagField
        label="Tags"
        labelNote="(optional)"
        hint="They are added to the request. Enter adds a tag."
        maxLength={LONGEST_TAG}
        tags={tags}
        error={issueOf(failure, 'tags')}
        onAdd={(tag) => onChange({ tags: [...new Set([...tags, tag.toLowerCase()])] })}
        onRemove={(tag) => onChange({ tags: tags.filter((each) => each !== tag) })}
      />
    </>
  );
}
