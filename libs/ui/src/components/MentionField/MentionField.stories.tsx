import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { MentionField } from './MentionField.tsx';

const mentionable = {
  '@': [{ value: 'Nora Bell' }, { value: 'Owen Price' }, { value: 'Theo Lindqvist' }],
  '#': [{ value: 'RQ-5H3N8V', detail: 'A table for our anniversary' }],
};

const base = () => ({
  label: 'For staff alone',
  hint: '@ mentions a colleague, # a request.',
  value: '',
  mentionable,
  onChange: fn(),
});

const meta = {
  title: 'Form fields/MentionField',
  component: MentionField,
  args: base(),
} satisfies Meta<typeof MentionField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <MentionField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'For staff alone' });
    await userEvent.type(field, 'Ask @no');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Ask @Nora Bell ');
  },
};

/** The list as it is open. */
export const Open: Story = {
  ...Note,
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'For staff alone' }), 'Ask @');
    await canvas.findAllByRole('option');
  },
};

export const Matrix = matrix(MentionField, {
  base,
  axes: {
    value: ['', 'Ask @Nora Bell about #RQ-5H3N8V'],
    error: [undefined, 'Nora Bell cannot read requests.'],
    disabled: [false, true],
  },
  interactive: true,
});
