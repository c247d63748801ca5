import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { settings } from '../../testing/settings.ts';
import { DetailsView } from './DetailsView.tsx';

const meta = {
  title: 'Settings/Details',
  component: DetailsView,
  args: {
    settings: settings.settings,
    draft: {},
    isPending: false,
    isSaved: false,
    failure: null,
    onChange: fn(),
    onSubmit: fn(),
  },
  decorators: [inShell(deskRoutes.settings.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Saving: Story = { args: { draft: { clubName: 'The Reading Room' }, isPending: true } };
export const Saved: Story = { args: { isSaved: true } };
export const Failed: Story = {
  args: {
    draft: { timeZone: 'Europe/Nowhere' },
    failure: { field: 'timeZone', message: 'Time zone must be one such as Europe/London.' },
  },
};
export const ChangedMeanwhile: Story = {
  args: {
    failure: {
      field: 'version',
      message: 'Somebody changed the settings meanwhile. Please look at them again.',
    },
  },
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
