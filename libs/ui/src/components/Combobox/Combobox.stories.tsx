import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { dusk, morning } from '../../stories/scene.ts';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from '../../parts/ComboboxResults.tsx';

const vendors: readonly ComboboxOption[] = [
  { value: 'alba', label: 'Osteria Alba', detail: 'Restaurant, Milan', picture: dusk.src },
  { value: 'alba-2', label: 'Osteria Alba', detail: 'Restaurant, Turin', picture: morning.src },
  { value: 'ryokan', label: 'Ryokan Sora', detail: 'Hotel, Kyoto', picture: morning.src },
];

const found = (text: string) =>
  vendors.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

const meta = {
  title: 'Form fields/Combobox',
  component: Combobox,
  args: {
    label: 'Vendor',
    value: null,
    onChange: fn(),
    results: vendors,
    onSearch: fn(),
    emptyText: 'No vendor has such a name.',
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfABenefit: Story = {
  render: function Example(args) {
    const [value, setValue] = useState<ComboboxOption | null>(args.value);
    const [text, setText] = useState('');
    return (
      <Combobox
        {...args}
        value={value}
        onChange={setValue}
        results={found(text)}
        onSearch={setText}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Vendor' });
    await userEvent.type(input, 'ryo');
    await screen.findByRole('option', { name: 'Ryokan Sora Hotel, Kyoto' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Ryokan Sora'));
  },
};

/** The list as it is open. */
export const Open: Story = {
  ...OfABenefit,
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Vendor' }));
    await screen.findAllByRole('option');
  },
};

export const NothingFound: Story = {
  args: { results: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Vendor' }), 'zzz');
    // The list fades in.
    await waitFor(() => expect(screen.getByText('No vendor has such a name.')).toBeVisible());
  },
};

const base = () => ({
  label: 'Vendor',
  value: null,
  onChange: fn(),
  results: vendors,
  onSearch: fn(),
});
const states = { error: [undefined, 'This vendor is hidden.'], disabled: [false, true] };

export const Matrix = matrix(Combobox, { base, axes: states, interactive: true });
export const MatrixOfChosen = matrix(Combobox, {
  base: () => ({ ...base(), value: vendors[0] ?? null }),
  axes: states,
  interactive: true,
});
