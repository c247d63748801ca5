import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { SortableList, type SortableListProps } from './SortableList.tsx';

const base = (): SortableListProps<string> => ({
  label: 'Sections',
  items: ['For her', 'For him', 'For the house', 'For the road'],
  keyOf: (item) => item,
  nameOf: (item) => item,
  children: (item) => item,
  onChange: fn(),
});

const meta = {
  title: 'Lists and filters/SortableList',
  component: SortableList<string>,
  args: base(),
  render: function Example(args) {
    const [items, setItems] = useState<readonly string[]>(args.items);
    return <SortableList {...args} items={items} onChange={setItems} />;
  },
} satisfies Meta<SortableListProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map(({ textContent }) => textContent);

export const OfAGuide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Move For her/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 of 4'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Move For her/ })).toHaveFocus(),
    );
  },
};

const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A row is dragged by its handle. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    const fire = async (type: string, target: Element, share: number) => {
      const { x, y, width, height } = target.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height * share };
      target.dispatchEvent(
        new DragEvent(type, { ...at, bubbles: true, cancelable: true, dataTransfer }),
      );
      await nextFrames();
    };
    const handle = canvas.getByRole('button', { name: /^Move For her/ });
    const row = handle.closest('li');
    const over = canvas.getByText('For the house').closest('li');
    if (row === null || over === null) throw new Error('The rows are missing.');
    // The row can be dragged soon after it was drawn.
    await waitFor(() => expect(row).toHaveAttribute('draggable', 'true'));
    const { x, y } = handle.getBoundingClientRect();
    row.dispatchEvent(
      new DragEvent('dragstart', {
        clientX: x + 10,
        clientY: y + 10,
        bubbles: true,
        cancelable: true,
        dataTransfer,
      }),
    );
    await nextFrames();
    await fire('dragenter', over, 0.8);
    await fire('dragover', over, 0.8);
    await waitFor(() => expect(over).toHaveAttribute('data-edge', 'bottom'));
    await fire('drop', over, 0.8);
    await waitFor(() =>
      expect(texts(canvas)).toEqual(['For him', 'For the house', 'For her', 'For the road']),
    );
  },
  tags: ['proof'],
};

export const WithSections: Story = {
  args: {
    sections: [{ key: 'gifts', label: 'Other gifts' }],
    onMoveToSection: fn(),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };

export const Matrix = matrix<SortableListProps<string>>(SortableList<string>, {
  base,
  axes: { disabled: [false, true] },
  interactive: true,
});
