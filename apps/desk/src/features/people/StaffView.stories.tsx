import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { administrator, staff } from '../../testing/people.ts';
import { StaffView } from './StaffScreen.tsx';

const meta = {
  title: 'Staff',
  component: StaffView,
  args: {
    page: { state: 'loaded', data: staff, outdated: null },
    ownId: administrator.id,
    onInvite: fn(),
    onAction: fn(),
  },
  decorators: [inShell(deskRoutes.staff.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    page: { state: 'error', message: 'The list of staff could not be loaded.', retry: fn() },
  },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: staff, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: staff.map((person) => ({
        ...person,
        firstName: 'Maximiliana Wilhelmina',
        lastName: 'Featherstonehaugh-Cholmondeley',
        email: `maximiliana.wilhelmina.featherstonehaugh-cholmondeley.${person.id}@club.example`,
      })),
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
