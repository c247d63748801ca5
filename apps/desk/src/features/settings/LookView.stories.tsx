import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { LookView } from './LookView.tsx';

const meta = {
  title: 'Settings/Logo and accent',
  component: LookView,
  args: {
    clubName: 'Parlour',
    logoUrl: null,
    accent: '',
    pending: null,
    isSaved: false,
    failure: null,
    onLogo: fn(),
    onRemoveLogo: fn(),
    onAccent: fn(),
    onSave: fn(),
  },
  decorators: [inShell(deskRoutes.settings.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LookView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const AccentOfBothThemes: Story = { args: { accent: '#0b6e4f' } };
export const TooPale: Story = { args: { accent: '#ffe000' } };
export const Saving: Story = { args: { accent: '#0b6e4f', pending: 'accent' } };
export const Failed: Story = {
  args: {
    failure: {
      field: 'file',
      message: 'The logo must be a PNG, JPEG or WebP. Please choose another file.',
    },
  },
};
export const InTheDark: Story = { args: { accent: '#ffe000' }, globals: { theme: 'dark' } };
export const OnAPhone: Story = {
  args: { accent: '#ffe000' },
  globals: { viewport: { value: 'phone' } },
};
