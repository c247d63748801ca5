import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { linkArgTypes, linkVariantArgTypes } from '../../stories/unionArgTypes.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  argTypes: { ...linkArgTypes, ...linkVariantArgTypes },
  args: { href: '#events', children: 'Events' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standalone: Story = { args: { variant: 'standalone', children: 'View All' } };
export const External: Story = {
  args: { variant: 'standalone', external: true, children: 'Newsletter' },
};

/** A URL has no break opportunity, and must not make the page wider than a phone. */
export const LongWord: Story = {
  args: {
    variant: 'standalone',
    external: true,
    children: 'gesellschaftdermusikfreundeinwienundsalzburg.example',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
  tags: ['proof'],
};

/** The menu item of the current page. */
export const Current = {
  render: () => (
    <TextLink variant="navigation" href="#events" current>
      Events
    </TextLink>
  ),
};

export const Matrix = matrix(TextLink, {
  base: () => ({ href: '#events', children: 'Events' }),
  axes: { variant: ['inline', 'standalone', 'navigation'], external: [false, true] },
  interactive: 'variant',
});
