import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

const items: MenuProps['items'] = [
  { id: 'assign', label: 'Assign', shortcut: 'a', onSelect: fn() },
  { id: 'snooze', label: 'Snooze Until Tomorrow', onSelect: fn() },
  { id: 'merge', label: 'Merge Into Another Request', disabled: true, onSelect: fn() },
];

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { label: 'Actions', items },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<MenuProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const assign = await screen.findByRole('menuitem', { name: 'Assign' });
    // The list appears gradually.
    await waitFor(() => expect(assign).toBeVisible());
  },
};

/** What a list shows is turned on and off, and the menu stays open. */
export const Checkable: Story = {
  args: {
    label: 'Columns',
    items: [
      { id: 'day', label: 'Day', isChecked: true, onSelect: fn() },
      { id: 'place', label: 'Place', isChecked: false, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const day = await screen.findByRole('menuitemcheckbox', { name: 'Day' });
    await waitFor(() => expect(day).toBeVisible());
    await expect(day).toBeChecked();
  },
};

export const OpenInTheDark: Story = { ...Open, globals: { theme: 'dark' }, tags: ['proof'] };

export const Matrix = matrix<MenuProps>(Menu, {
  base: () => ({ label: 'Actions', items }),
  axes: { disabled: [false, true] },
  interactive: true,
});
