import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Dialogs/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Menu',
    onClose: fn(),
    children: (
      <Stack gap={4}>
        <nav aria-label="Main">
          <Stack gap={1} align="start">
            <TextLink variant="navigation" href="#home" current>
              Home
            </TextLink>
            <TextLink variant="navigation" href="#benefits">
              Member Benefits
            </TextLink>
            <TextLink variant="navigation" href="#events">
              Events
            </TextLink>
          </Stack>
        </nav>
        <Button fullWidth>Submit a Request</Button>
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = { tags: ['picture'] };
export const InTheDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
