import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { planned } from '../../testing/imports.ts';
import { inShell } from '../../testing/inShell.tsx';
import { ImportView } from './ImportView.tsx';
import { PlanView } from './PlanView.tsx';

const meta = {
  title: 'Import/Import',
  component: ImportView,
  args: {
    page: { state: 'loaded', data: planned, outdated: null },
    children: ({ plan }) => (plan === null ? null : <PlanView plan={plan} isDone={false} />),
  },
  decorators: [inShell(deskRoutes.imports.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Missing: Story = { args: { page: { state: 'missing' } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The import could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: planned, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: { ...planned, name: `export ${'of the club '.repeat(9)}.csv` },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
