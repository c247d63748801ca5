import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { TagField } from './TagField.tsx';

const meta = {
  title: 'Form fields/TagField',
  component: TagField,
  args: {
    label: 'Tags',
    tags: ['anniversary', 'window table'],
    suggestions: ['anniversary', 'birthday', 'by car'],
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfARequest: Story = {
  render: function Example(args) {
    const [tags, setTags] = useState(args.tags);
    return (
      <TagField
        {...args}
        tags={tags}
        onAdd={(tag) => setTags([...tags, tag])}
        onRemove={(tag) => setTags(tags.filter((each) => each !== tag))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Tags', { selector: 'input' });
    await userEvent.type(field, 'birthday{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove window table' }));
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'anniversary',
      'birthday',
    ]);
    await expect(field).toHaveFocus();
  },
};

export const Empty: Story = { args: { tags: [] } };

export const Matrix = matrix(TagField, {
  base: () => ({
    label: 'Tags',
    tags: ['anniversary', 'window table'],
    onAdd: fn(),
    onRemove: fn(),
  }),
  axes: {
    hint: [undefined, 'Enter adds a tag.'],
    error: [undefined, 'The tags were not changed.'],
  },
  interactive: true,
});
