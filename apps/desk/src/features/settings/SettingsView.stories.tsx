import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { settings } from '../../testing/settings.ts';
import { DetailsView } from './DetailsView.tsx';
import { SettingsView } from './SettingsView.tsx';

const meta = {
  title: 'Settings/Settings',
  component: SettingsView,
  args: {
    page: { state: 'loaded', data: settings, outdated: null },
    children: (current) => (
      <DetailsView
        settings={current.settings}
        draft={{}}
        isPending={false}
        isSaved={false}
        failure={null}
        onChange={fn()}
        onSubmit={fn()}
      />
    ),
  },
  decorators: [inShell(deskRoutes.settings.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The settings could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: settings, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        ...settings,
        settings: {
          ...settings.settings,
          clubName: {
            ...settings.settings.clubName,
            value: 'The Honourable Society of Donaudampfschifffahrtsgesellschaftskapitäne',
          },
        },
      },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
