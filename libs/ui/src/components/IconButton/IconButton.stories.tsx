import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { HeartIcon, ShareIcon } from '../../icons/contentIcons.tsx';
import { MenuIcon } from '../../icons/navigationIcons.tsx';
import { IconButton } from './IconButton.tsx';

const icons = { share: <ShareIcon />, menu: <MenuIcon /> };

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  argTypes: { icon: { control: 'inline-radio', options: Object.keys(icons), mapping: icons } },
  args: { label: 'Share', icon: <ShareIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Share: Story = { args: { variant: 'outlined' } };
export const Menu: Story = { args: { label: 'Menu', icon: <MenuIcon />, expanded: false } };

export const Save: Story = {
  args: { label: 'Save A Celadon Vase', icon: <HeartIcon />, variant: 'outlined', pressed: true },
};

export const Matrix = matrix(IconButton, {
  base: () => ({ label: 'Share', icon: <ShareIcon />, onClick: fn() }),
  axes: { variant: ['plain', 'outlined'], disabled: [false, true], isPending: [false, true] },
  interactive: 'variant',
});
