import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const section = { label: 'Destination Guides', href: '#guides' };

const meta = {
  title: 'Text and pictures/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [section] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLevel: Story = {};
export const Neighborhood: Story = {
  args: { items: [section, { label: 'Lisbon', href: '#lisbon' }, { label: 'Chiado' }] },
};

/** Must not make the page wider than a phone. */
export const LongWord: Story = {
  args: {
    items: [section, { label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' }],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
  tags: ['proof'],
};

export const Matrix = matrix(Breadcrumbs, {
  base: (place) => ({ label: `Breadcrumbs, ${place}`, items: [section, { label: 'Lisbon' }] }),
  interactive: true,
});
