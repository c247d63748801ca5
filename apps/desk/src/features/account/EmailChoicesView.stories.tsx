import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { emailChoices } from '../../testing/people.ts';
import { EmailChoicesView } from './EmailChoicesView.tsx';

const meta = {
  title: 'Account/Emails',
  component: EmailChoicesView,
  args: {
    choices: { state: 'loaded', data: emailChoices, outdated: null },
    failure: null,
    onChange: fn(),
  },
} satisfies Meta<typeof EmailChoicesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const Loading: Story = { args: { choices: { state: 'loading' } } };
export const Failed: Story = { args: { failure: 'Your choice of emails was not saved.' } };
