import type { Macro } from '@parlour/contract/staff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../testing/long.ts';
import { macros } from '../../testing/macros.ts';
import { draftOf, emptyMacro, type MacroDraft, macroKind } from './MacroDialog.tsx';
import { ManagedDialogView, type ManagedDialogViewProps } from './ManagedDialog.tsx';

const [followUp, ask = null] = macros;
const draft = followUp === undefined ? emptyMacro : draftOf(followUp);

const meta = {
  title: 'Dialogs/Change a macro',
  component: ManagedDialogView<Macro, MacroDraft>,
  args: {
    kind: macroKind,
    title: 'Change Macro',
    draft,
    isPending: false,
    failure: null,
    theirs: null,
    onChange: fn(),
    onTakeTheirs: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<ManagedDialogViewProps<Macro, MacroDraft>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Blank: Story = { args: { title: 'New Macro', draft: emptyMacro } };
export const FiveMoves: Story = {
  args: {
    draft: { ...draft, moves: ['reopen', 'take', 'await_vendor', 'resume', 'snooze'] },
    failure: { field: 'moves', message: 'At most 5 moves are made.' },
  },
};
export const TitleTaken: Story = {
  args: { failure: { field: 'title', message: 'Another macro has this title.' } },
};
export const DaysMissing: Story = {
  args: {
    draft: { ...draft, snoozeDays: '' },
    failure: { field: 'snoozeDays', message: 'The days are needed.' },
  },
};
export const TextMissing: Story = {
  args: {
    draft: { ...draft, moves: ['decline'], text: '' },
    failure: { field: 'text', message: 'The member needs to read why: write a text.' },
  },
};
export const Failed: Story = {
  args: { failure: { field: null, message: 'The macro was not changed.' } },
};
export const ChangedMeanwhile: Story = { args: { theirs: ask } };
export const Saving: Story = { args: { isPending: true } };
export const LongWords: Story = {
  args: {
    draft: { ...draft, title: longName, text: longName },
    failure: { field: 'title', message: `Another macro has the title ${longName}.` },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
