import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import type { ComboboxOption } from '../../parts/ComboboxResults.tsx';
import { ComboboxList } from './ComboboxList.tsx';

const vendors: readonly ComboboxOption[] = [
  { value: 'alba', label: 'Osteria Alba', detail: 'Restaurant, Milan' },
  { value: 'ryokan', label: 'Ryokan Sora', detail: 'Hotel, Kyoto' },
  { value: 'vine', label: 'Vine & Co.', detail: 'Wine, London' },
];

const base = () => ({
  label: 'Vendors',
  values: vendors.slice(0, 2),
  onChange: fn(),
  results: vendors,
  onSearch: fn(),
});

const meta = {
  title: 'Form fields/ComboboxList',
  component: ComboboxList,
  args: base(),
} satisfies Meta<typeof ComboboxList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfANeighborhood: Story = {
  render: function Example(args) {
    const [values, setValues] = useState<readonly ComboboxOption[]>(args.values);
    return <ComboboxList {...args} values={values} onChange={setValues} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Osteria Alba' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Vendors' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Vine & Co. Wine, London' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Remove Vine & Co.' })).toBeVisible();
  },
};

export const Matrix = matrix(ComboboxList, {
  base,
  axes: { error: [undefined, 'One of them is hidden.'], disabled: [false, true] },
  interactive: true,
});
