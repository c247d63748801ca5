import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { plan } from '../../testing/imports.ts';
import { inShell } from '../../testing/inShell.tsx';
import { PlanView } from './PlanView.tsx';

const meta = {
  title: 'Import/Plan',
  component: PlanView,
  args: { plan, isDone: false },
  decorators: [inShell(deskRoutes.imports.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlanView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Done: Story = { args: { isDone: true } };
export const CellsLeftOut: Story = {
  args: {
    plan: {
      ...plan,
      warnings: [
        { file: 'vendors.csv', line: 3, field: 'Website', message: 'It is no web address.' },
      ],
      filled: [
        {
          file: 'vendors.csv',
          line: 4,
          title: 'Casa Verde',
          field: 'Type',
          message: 'It is empty, so “Other” is there.',
        },
      ],
    },
    onLoadRefused: fn(),
  },
};
export const NothingRefused: Story = {
  args: { plan: { ...plan, refused: [], hidden: [], notes: [] } },
};
export const NoRows: Story = {
  args: { plan: { counts: [], refused: [], changed: [], hidden: [], notes: [] } },
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
