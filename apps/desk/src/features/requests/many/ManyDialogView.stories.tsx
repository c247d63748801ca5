import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../../testing/long.ts';
import { colleagues, requests } from '../../../testing/requests.ts';
import { emptyDraft } from './manyActions.ts';
import { ManyDialogView } from './ManyDialogView.tsx';

const meta = {
  title: 'Requests/Many',
  component: ManyDialogView,
  args: {
    task: { action: 'hand_over', requests },
    draft: { ...emptyDraft, to: 'queue', text: 'They land at nine tonight.' },
    colleagues,
    result: null,
    today: '2030-02-01',
    isFilled: false,
    isPending: false,
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ManyDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HandOver: Story = {};
export const Tag: Story = { args: { task: { action: 'tag', requests }, draft: emptyDraft } };
export const Snooze: Story = { args: { task: { action: 'snooze', requests }, draft: emptyDraft } };
export const Cancel: Story = { args: { task: { action: 'cancel', requests }, draft: emptyDraft } };
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { failure: 'The requests were not handed over.' } };
export const TooMany: Story = {
  args: {
    task: {
      action: 'hand_over',
      requests: Array.from({ length: 201 }, () => requests[0]!),
    },
  },
};
export const Refused: Story = {
  args: {
    result: {
      done: ['r1'],
      refused: requests.slice(1).map(({ id, reference, subject }) => ({
        id,
        name: `${reference} · ${subject}`,
        message: 'This request is put aside. Bring it back first.',
      })),
    },
  },
};
export const LongWords: Story = {
  args: {
    result: {
      done: [],
      refused: requests.map(({ id, reference }) => ({
        id,
        name: `${reference} · ${longName}`,
        message: `${longName} has this request.`,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
