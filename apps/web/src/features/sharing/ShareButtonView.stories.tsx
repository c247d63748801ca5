import { sampleId } from '@parlour/sample-club';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ShareButtonView } from './ShareButtonView.tsx';

const meta = {
  title: 'Parts/Share button',
  component: ShareButtonView,
  args: { state: 'idle', failure: null, onPress: fn(), onDismiss: fn() },
} satisfies Meta<typeof ShareButtonView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Copying: Story = { args: { state: 'copying' } };
export const Copied: Story = { args: { state: 'copied' } };

const link = `https://club.example/destination-guides/${sampleId('destination', 'paris-le-marais')}?ref=member-eleanor-marsh`;

export const Refused: Story = {
  args: { failure: { link } },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  play: async ({ canvas }) => {
    // The popup opens soon after the button was drawn.
    const field = await canvas.findByRole('textbox', { name: 'Copy it from here' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveProperty('selectionEnd', link.length);
  },
};
export const Offline: Story = {
  args: { failure: { link: null } },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
};
export const RefusedOnAPhone: Story = {
  ...Refused,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const RefusedInTheDark: Story = { ...Refused, globals: { theme: 'dark' }, tags: ['proof'] };
