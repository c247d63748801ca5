import { typedDigits } from '@parlour/contract';
import { send } from '@parlour/client';
import {
  addMacro,
  changeMacro,
  deleteMacro,
  type Macro,
  MACRO_MOVES_LIMIT,
  type MacroMove,
  type NewMacro,
} from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import { macroIssue } from '@parlour/core/machines';
import { NumberField, TagField, TextArea, TextField } from '@parlour/ui';
import { issueOf } from '../../app/fieldFailure.ts';
import { macroListing } from './MacrosView.tsx';
import { type ManagedFieldsProps, type ManagedKind, slotsHint } from './managed.ts';
import { ManagedDialog, type ManagedDialogProps } from './ManagedDialog.tsx';
import { MovesField } from './MovesField.tsx';
import { macrosKey } from './queries.ts';

/** The dialogs that change the macros, in a file of their own that loads when one is opened. */
export function MacroDialog(props: ManagedDialogProps<Macro>) {
  return <ManagedDialog kind={macroKind} {...props} />;
}

/** A macro as it is typed. */
export interface MacroDraft {
  readonly title: string;
  /** In their order, each once. */
  readonly moves: readonly MacroMove[];
  /** The typed digits, or empty. */
  readonly snoozeDays: string;
  readonly text: string;
  readonly tags: readonly string[];
}

/** A macro before anything is typed. */
export const emptyMacro: MacroDraft = {
  title: '',
  moves: [],
  snoozeDays: '',
  text: '',
  tags: [],
};

/** What the dialogs need to change macros. */
export const macroKind: ManagedKind<Macro, MacroDraft> = {
  ...macroListing,
  deletionText: 'Nobody can run it any more. What was done with it stays.',
  listKey: macrosKey,
  queryKey: macrosKey,
  emptyDraft: emptyMacro,
  draftOf,
  isComplete: ({ title }) => typedLine(title) !== '',
  issueOf: (draft) => macroIssue(macroOf(draft)),
  changeIssueOf: ({ moves = [] }) =>
    moves.length > MACRO_MOVES_LIMIT
      ? { field: 'moves', message: `At most ${MACRO_MOVES_LIMIT} moves are made.` }
      : null,
  fieldNames: ['title', 'moves', 'snoozeDays', 'text', 'tags'],
  Fields: MacroFields,
  add: (client, draft, options) => send(client, addMacro, { body: macroOf(draft) }, options),
  change: (client, { id, version }, draft, options) =>
    send(client, changeMacro, { params: { id }, body: { ...macroOf(draft), version } }, options),
  delete: (client, { id, version }, options) =>
    send(client, deleteMacro, { params: { id }, query: { version } }, options),
};

/** The characters that the server takes of a tag. */
const LONGEST_TAG = 40;

/** What a macro does: moves, a text and tags (`desk/replies-4`, `desk/replies-5`). */
function MacroFields({ draft, failure, onChange }: ManagedFieldsProps<MacroDraft>) {
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
          format={(typed) => typedDigits(typed).replaceAll(/\D/g, '')}
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

/** Returns a stored macro, to be changed. */
export function draftOf({ title, moves, snoozeDays, text, tags }: Macro): MacroDraft {
  return {
    title,
    moves: [...new Set(moves)],
    snoozeDays: snoozeDays === null ? '' : String(snoozeDays),
    text: text ?? '',
    tags,
  };
}

/** Returns what is stored of a draft. The days of a snooze that was removed are not. */
function macroOf({ title, moves, snoozeDays, text, tags }: MacroDraft): NewMacro {
  const isSnoozed = moves.includes('snooze') && snoozeDays !== '';
  return {
    title: title.trim(),
    moves: [...moves],
    snoozeDays: isSnoozed ? Number(snoozeDays) : null,
    text: text.trim() === '' ? null : text.trim(),
    tags: [...tags],
  };
}
