import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { imports } from '../../testing/imports.ts';
import { inShell } from '../../testing/inShell.tsx';
import { ImportsView } from './ImportsView.tsx';

const meta = {
  title: 'Import/Imports',
  component: ImportsView,
  args: {
    page: { state: 'loaded', data: imports, outdated: null },
    now: new Date('2030-02-02T09:00:00.000Z'),
    timeZone: 'UTC',
    progress: null,
    uploadIssue: null,
    onUpload: fn(),
    onRevert: fn(),
  },
  decorators: [inShell(deskRoutes.imports.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImportsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = { args: { page: { state: 'loaded', data: [], outdated: null } } };
export const Uploading: Story = { args: { progress: 0.4 } };
export const Refused: Story = {
  args: { uploadIssue: 'crm.csv, line 1: It has the column Name twice. Rename one of them.' },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The imports could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: imports, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: imports.map((summary) => ({
        ...summary,
        name: `export ${'of the club '.repeat(9)}.csv`,
      })),
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
