import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Controlled } from '../../stories/Controlled.tsx';
import { matrix } from '../../stories/matrix.tsx';
import { dusk } from '../../stories/scene.ts';
import { FocusPointField } from './FocusPointField.tsx';

// With a size of its own, as a photograph has one.
const src = dusk.src.replace('viewBox', encodeURIComponent('width="600" height="400" viewBox'));

const base = () => ({
  label: 'Focal point',
  src,
  alt: dusk.alt,
  width: 600,
  height: 400,
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
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => <FocusPointField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
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
