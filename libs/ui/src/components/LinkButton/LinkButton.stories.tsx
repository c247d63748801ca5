import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { linkArgTypes } from '../../stories/unionArgTypes.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  argTypes: linkArgTypes,
  args: { href: '#benefits', children: 'See all benefits' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAPage: Story = {};
export const ToAnotherSite: Story = {
  args: { href: 'https://club.example', external: true, children: 'Become a Member' },
};

export const Matrix = matrix(LinkButton, {
  base: () => ({ href: '#benefits', children: 'See all' }),
  axes: { variant: ['primary', 'secondary', 'quiet'], size: ['regular', 'small'] },
  interactive: true,
});
