import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { FirstRunView } from './FirstRunView.tsx';

const meta = {
  title: 'Settings/First run',
  component: FirstRunView,
  args: {
    choice: '',
    hasSample: true,
    confirmation: '',
    isPending: false,
    failure: null,
    onChoose: fn(),
    onConfirmation: fn(),
    onSubmit: fn(),
  },
  decorators: [inShell(deskRoutes.begin.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FirstRunView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Removal: Story = { args: { choice: 'empty' } };
export const Confirmed: Story = { args: { choice: 'import', confirmation: 'remove' } };
export const WithoutSample: Story = { args: { choice: 'empty', hasSample: false } };
export const Failed: Story = {
  args: {
    choice: 'empty',
    confirmation: 'remove',
    failure: {
      field: 'choice',
      message:
        'The club has members of its own beside those of the sample club. Nothing was removed.',
    },
  },
};
export const InTheDark: Story = {
  args: { choice: 'empty' },
  globals: { theme: 'dark' },
  tags: ['proof'],
};
export const OnAPhone: Story = {
  args: { choice: 'empty' },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
