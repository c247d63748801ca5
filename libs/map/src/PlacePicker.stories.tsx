import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PlacePicker, RenderedPlacePicker } from './PlacePicker.tsx';

/** Staff choose the coordinates of a vendor with it. */
const meta = {
  title: 'PlacePicker',
  component: PlacePicker,
  args: {
    label: 'Map to pick a place',
    start: { latitude: 38.7139, longitude: -9.1394 },
    tilesUrl: null,
    onChange: fn(),
    onLoadError: fn(),
  },
} satisfies Meta<typeof PlacePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitForMap = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector('[data-drawn]')).not.toBeNull());

export const AtAPlace: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await waitForMap(canvasElement);
    canvas.getByLabelText(/^Map, moved/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        latitude: expect.closeTo(38.7139, 4),
        longitude: expect.closeTo(-9.1377, 3),
      }),
    );
  },
};

export const Anywhere: Story = {
  args: { start: null },
  play: async ({ args, canvasElement }) => {
    await waitForMap(canvasElement);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => waitForMap(canvasElement),
  tags: ['proof'],
};

export const NotShown: Story = {
  // Nobody outside can make it fail.
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  render: (args) => (
    <RenderedPlacePicker {...args} load={() => Promise.reject(new Error('No WebGL.'))} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The map can’t be shown/)).toBeVisible();
  },
};
