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
    logoUrls: { light: null, dark: null },
    progress: 0,
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
const drawing = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><text x="0" y="31" font-family="serif" font-size="32" fill="${ink}">Parlour</text></svg>`)}`;
const logoUrls = { light: drawing('#1c1b19'), dark: drawing('#f4efe6') };

export const ALogoForEachTheme: Story = { args: { logoUrls } };
export const Uploading: Story = { args: { logoUrls, pending: 'dark', progress: 0.4 } };
export const Saving: Story = { args: { accent: '#0b6e4f', pending: 'accent' } };
export const Failed: Story = {
  args: {
    failure: {
      field: 'file',
      theme: 'light',
      message: 'The logo must be a PNG, JPEG or WebP. Please choose another file.',
    },
  },
};
export const InTheDark: Story = {
  args: { accent: '#ffe000' },
  globals: { theme: 'dark' },
  tags: ['proof'],
};
export const OnAPhone: Story = {
  args: { accent: '#ffe000' },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
