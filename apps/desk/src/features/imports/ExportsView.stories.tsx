import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { clubExports } from '../../testing/imports.ts';
import { inShell } from '../../testing/inShell.tsx';
import { ExportsView } from './Exports.tsx';

const meta = {
  title: 'Import/Exports',
  component: ExportsView,
  args: {
    page: { state: 'loaded', data: clubExports, outdated: null },
    now: new Date('2030-02-01T10:00:00.000Z'),
    timeZone: 'UTC',
    pending: null,
    failure: null,
    onStart: fn(),
    onLoad: fn(),
  },
  decorators: [inShell(deskRoutes.imports.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExportsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = { args: { page: { state: 'loaded', data: [], outdated: null } } };
export const Starting: Story = { args: { pending: 'start' } };
export const Failed: Story = { args: { failure: 'The export was not started.' } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
