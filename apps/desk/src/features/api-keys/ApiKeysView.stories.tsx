import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { apiKeys } from '../../testing/apiKeys.ts';
import { inShell } from '../../testing/inShell.tsx';
import { ApiKeysView } from './ApiKeysScreen.tsx';

const meta = {
  title: 'API keys',
  component: ApiKeysView,
  args: {
    page: { state: 'loaded', data: apiKeys, outdated: null },
    timeZone: 'Europe/London',
    onCreate: fn(),
    onRevoke: fn(),
  },
  decorators: [inShell(deskRoutes.apiKeys.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ApiKeysView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const NoKeys: Story = { args: { page: { state: 'loaded', data: [], outdated: null } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The API keys could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: apiKeys, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: apiKeys.map((apiKey) => ({
        ...apiKey,
        name: `Mitgliederverwaltungsschnittstelle ${apiKey.id} of the Featherstonehaugh Agency`,
        createdBy: { id: 'staff-9', name: 'Maximiliana Featherstonehaugh-Cholmondeley' },
      })),
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
