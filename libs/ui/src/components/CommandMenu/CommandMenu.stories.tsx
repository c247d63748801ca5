import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { type CommandGroup, CommandMenu, CommandSearch } from './CommandMenu.tsx';

const groups: readonly CommandGroup[] = [
  {
    label: 'Go to',
    commands: [
      { id: 'requests', label: 'Requests', onSelect: fn() },
      { id: 'members', label: 'Members', onSelect: fn() },
    ],
  },
  {
    label: 'This request',
    commands: [
      { id: 'take', label: 'Take', keys: ['t'], onSelect: fn() },
      { id: 'snooze', label: 'Snooze', keys: ['s'], onSelect: fn() },
      { id: 'confirm', label: 'Confirm', onSelect: fn() },
    ],
  },
];

const found: CommandGroup = {
  label: 'Members',
  isFound: true,
  commands: [{ id: 'm1', label: 'Grace Okafor', detail: 'grace@example.com', onSelect: fn() }],
};

const meta = {
  title: 'Dialogs/CommandMenu',
  component: CommandMenu,
  args: { open: true, label: 'Go to, search or do', groups, onClose: fn(), onSearch: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const Typed: Story = {
  args: { groups: [...groups, found] },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: args.label });
    await userEvent.type(field, 'snoo');
    await expect(screen.queryByRole('option', { name: /Take/ })).toBeNull();
    await expect(screen.getByRole('option', { name: /Grace Okafor/ })).toBeVisible();
    const snooze = screen.getByRole('option', { name: /Snooze/ });
    await expect(field).toHaveAttribute('aria-activedescendant', snooze.id);
  },
};
export const Searching: Story = { args: { isLoading: true } };
export const NothingFound: Story = { args: { groups: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };

export const Matrix = matrix(CommandSearch, {
  base: (place) => ({ label: `Go to, search or do ${place}`, groups, onChoose: fn() }),
  axes: { isLoading: [false, true] },
  interactive: true,
});
