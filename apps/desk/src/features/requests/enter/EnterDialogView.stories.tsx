import { emptyDraft } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longEmail, longName, longWord } from '../../../testing/long.ts';
import { foundMembers, requestTime } from '../../../testing/requests.ts';
import { EnterDialogView } from './EnterDialogView.tsx';

const general = { kind: 'general' } as const;
const [grace] = foundMembers;
const search = {
  text: '',
  found: null,
  failure: null,
  member: null,
  onSearch: fn(),
  onChoose: fn(),
} as const;

const meta = {
  title: 'Dialogs/Enter a request',
  component: EnterDialogView,
  args: {
    stage: 'editing',
    isTyped: false,
    step: 0,
    issues: [],
    failure: null,
    progress: 0,
    value: null,
    maySubmit: false,
    onChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
    onSubmissionCancel: fn(),
    onFailureDismiss: fn(),
    onClose: fn(),
    onUndo: fn(),
    onUndoExpire: fn(),
    draft: emptyDraft(general),
    today: requestTime.toISOString().slice(0, 10),
    search,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
} satisfies Meta<typeof EnterDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const Found: Story = { args: { search: { ...search, text: 'gra', found: foundMembers } } };
export const NothingFound: Story = { args: { search: { ...search, text: 'nobody', found: [] } } };
export const SearchFailed: Story = {
  args: { search: { ...search, text: 'gra', failure: 'The search for members failed.' } },
};
export const Ready: Story = {
  args: {
    draft: { ...emptyDraft(general, 'Other'), subject: 'An umbrella' },
    maySubmit: true,
    search: { ...search, member: grace ?? null },
  },
};
export const Submitting: Story = { args: { ...Ready.args, stage: 'submitting' } };
export const Failed: Story = {
  args: { ...Ready.args, failure: { message: 'The request was not entered.' } },
};
export const LongWords: Story = {
  args: {
    search: {
      ...search,
      text: longWord,
      found: foundMembers.map(({ id }) => ({ id, name: longName, email: longEmail })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const InTheDark: Story = { args: Ready.args, globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = {
  args: { search: { ...search, text: 'gra', found: foundMembers } },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
