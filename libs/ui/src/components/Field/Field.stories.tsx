import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { control as controlStyle } from './Field.css.ts';
import type { FieldControl } from './Field.tsx';
import { Field } from './Field.tsx';

const input = (control: FieldControl) => <input {...control} className={controlStyle} />;

const meta = {
  title: 'Form fields/Field',
  component: Field,
  args: { label: 'Name', children: input },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A field can wrap any control, and passes it the attributes that connect it to the texts. */
export const AroundAnInput: Story = {
  args: { hint: 'As on your membership card.' },
  render: (args) => (
    <Field {...args}>{(control) => <input {...control} className={controlStyle} />}</Field>
  ),
};

export const Matrix = matrix(Field, {
  base: () => ({ label: 'Name', children: input }),
  axes: {
    required: [false, true],
    labelNote: [undefined, '(Auto-generated)'],
    hint: [undefined, 'As on your membership card.'],
    error: [undefined, 'Name is required.'],
  },
  interactive: true,
});
