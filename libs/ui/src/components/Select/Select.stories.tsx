import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import type { SelectProps } from './Select.tsx';
import { Select } from './Select.tsx';

const options = [
  'Birthday',
  'Anniversary',
  'Wedding',
  'Baby Shower',
  'Graduation',
  'Holiday',
  'Thank You',
  'Congratulations',
  'Sympathy',
  'Just Because',
  'Other',
].map((value) => ({ value, label: value }));

const meta = {
  title: 'Form fields/Select',
  component: Select<string>,
  args: { label: 'Occasion', options, value: '', onChange: fn() },
  argTypes: { value: { control: 'select', options: ['', ...options.map(({ value }) => value)] } },
} satisfies Meta<SelectProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Occasion: Story = {
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
};

/** Eight rows and at most 340 px, then it scrolls. */
export const Open: Story = {
  ...Occasion,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Occasion' }));
    const list = await screen.findByRole('listbox');
    // The list reaches its size after it is positioned.
    await waitFor(async () => {
      await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(340);
      const row = screen.getAllByRole('option')[0]?.getBoundingClientRect().height ?? 0;
      await expect(list.getBoundingClientRect().height / row).toBeCloseTo(8, 0);
    });
  },
};

export const Matrix = matrix<SelectProps<string>>(Select, {
  base: () => ({ label: 'Occasion', options, value: '', onChange: fn() }),
  axes: {
    value: ['', 'Wedding'],
    required: [false, true],
    error: [undefined, 'Occasion is required.'],
    disabled: [false, true],
  },
  interactive: true,
});
