import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { photograph } from '../../stories/scene.ts';
import { FocusPointField } from './FocusPointField.tsx';

const base = () => ({
  label: 'Focal point',
  ...photograph,
  value: { x: 68, y: 35 },
  onChange: fn(),
});

const meta = {
  title: 'Form fields/FocusPointField',
  component: FocusPointField,
  args: { ...base(), hint: 'Every crop keeps this point.' },
} satisfies Meta<typeof FocusPointField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPicture: Story = {
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <FocusPointField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const mark = canvas.getByRole('button', { name: /^Focal point/ });
    await waitFor(() => expect(mark).toBeEnabled());
    mark.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}');
    await expect(
      canvas.getByRole('button', { name: 'Focal point, 58 % from the left, 36 % from the top' }),
    ).toHaveFocus();
  },
};

/** The numbers below do not move once it is there. */
export const BeforeThePictureIsThere: Story = {
  args: { src: 'data:,' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Focal point/ })).toBeDisabled();
    const { width, height } = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
  tags: ['proof'],
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };

export const Matrix = matrix(FocusPointField, {
  base,
  axes: { disabled: [false, true] },
  interactive: true,
});
