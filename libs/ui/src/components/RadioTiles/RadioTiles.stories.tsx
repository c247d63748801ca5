import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled } from '../../stories/Controlled.tsx';
import { matrix } from '../../stories/matrix.tsx';
import { RadioTiles } from './RadioTiles.tsx';

const options = [
  { value: 'Hotel', label: 'Hotel Reservation' },
  { value: 'Car', label: 'Car Service' },
  { value: 'Beauty', label: 'Beauty & Wellness Services' },
  { value: 'Other', label: 'Other' },
] as const;

const meta = {
  title: 'Form fields/RadioTiles',
  component: RadioTiles,
  args: { label: 'Request type', options, value: '', onChange: fn() },
  argTypes: { value: { control: 'select', options: ['', ...options.map(({ value }) => value)] } },
} satisfies Meta<typeof RadioTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => <RadioTiles {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};

export const Matrix = matrix(RadioTiles, {
  base: () => ({ label: 'Request type', options, value: '', onChange: fn() }),
  axes: { value: ['', 'Car'], required: [false, true] },
  wide: true,
  interactive: true,
});
