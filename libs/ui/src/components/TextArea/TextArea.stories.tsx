import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
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
