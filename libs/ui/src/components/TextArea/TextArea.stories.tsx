import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled } from '../../stories/Controlled.tsx';
import { matrix } from '../../stories/matrix.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Form fields/TextArea',
  component: TextArea,
  args: { label: 'Additional notes', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notes: Story = {
  args: { hint: 'Allergies, a name on the cake, anything that helps.' },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => <TextArea {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};

export const Matrix = matrix(TextArea, {
  base: () => ({ label: 'Additional notes', value: '', onChange: fn() }),
  axes: {
    value: ['', 'A quiet room, please, on a high floor.'],
    error: [undefined, 'Please describe your request.'],
    disabled: [false, true],
  },
  interactive: true,
});
