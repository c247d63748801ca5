import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Matrix = matrix(Breadcrumbs, {
  base: (place) => ({ label: `Breadcrumbs, ${place}`, items: [section, { label: 'Lisbon' }] }),
  interactive: true,
});
