import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { lisbon, vendor } from './testing/vendors.ts';
import { VendorMap } from './VendorMap.tsx';

/** Drawn by MapLibre on the embedded base map. */
const meta = {
  component: VendorMap,
  args: {
    label: 'Map of Lisbon',
    vendors: lisbon,
    page: 'destination',
    hasFilter: true,
    drawing: { kind: 'maplibre', styleUrl: null },
    onLoadError: fn(),
  },
} satisfies Meta<typeof VendorMap>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** Pins are there as soon as the library is. */
const pinsAreThere = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector('[aria-expanded]')).not.toBeNull(), {
    timeout: 15000,
  });

/** The layer in which a part of the map lies. */
const layerOf = ({ canvasElement }: { canvasElement: HTMLElement }, selector: string) => {
  const part = canvasElement.querySelector(selector);
  return part === null ? Number.NaN : Number(getComputedStyle(part).zIndex);
};

const uncover: Play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Click to interact with map' }));
  await pinsAreThere(canvasElement);
};

/** What the map library draws on, with the pins in it. */
const groundOf = (pin: HTMLElement) => pin.closest<HTMLElement>('[tabindex="-1"]');

export const Covered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await pinsAreThere(canvasElement);
    const pin = canvas.getByRole('button', { name: /Le Comptoir/ });
    await expect(groundOf(pin)).toHaveAttribute('inert');
  },
};

export const Interactive: Story = {
  play: async (context) => {
    await uncover(context);
    const { canvas } = context;
    // A simulated browser lets what is inert have the focus; a real one does not.
    await expect(groundOf(canvas.getByRole('button', { name: /Le Comptoir/ }))).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};

export const OpenWindow: Story = {
  play: async (context) => {
    await uncover(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Le Comptoir, Restaurants' }));
    const card = within(canvas.getByRole('group', { name: 'Le Comptoir' }));
    await expect(card.getByText('Lisbon, Lisboa')).toBeInTheDocument();
    await expect(card.getByText('Twelve seats & a stove. Ask for the corner.')).toBeInTheDocument();
    await expect(layerOf(context, '.maplibregl-marker:has([role="group"])')).toBeGreaterThan(
      layerOf(context, '.maplibregl-ctrl-bottom-left'),
    );
  },
};

const filtered = (name: string): Story => ({
  play: async (context) => {
    await uncover(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
  },
});

export const OnlyHotels = filtered('HOTELS');
export const OnlyDining = filtered('DINING');
export const OnlyActivities = filtered('ACTIVITIES');

/** No vendor has a place: the map looks at the fixed city. */
export const WithoutCoordinates: Story = {
  args: { vendors: lisbon.slice(-1) },
};

/** The map of a vendor's own page. */
export const OneVendor: Story = {
  args: {
    label: 'Map of Casa do Mirante',
    vendors: lisbon.slice(1, 2),
    page: 'vendor',
    hasFilter: false,
  },
  play: uncover,
};

/** The pins lie on both sides of the antimeridian. */
export const AcrossTheAntimeridian: Story = {
  args: {
    label: 'Map of Fiji',
    vendors: [
      vendor('Nadi Bay', { type: 'Hotels', latitude: -17.77, longitude: 177.41 }),
      vendor('Taveuni Reef', { type: 'Tour Operator', latitude: -16.86, longitude: -179.97 }),
      vendor('Lau House', { latitude: -17.2, longitude: -178.9 }),
    ],
  },
  play: uncover,
};

/** Nothing is said; the page around it stays whole. */
export const LoadError: Story = {
  args: { drawing: { kind: 'google', key: 'no-network' } },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: OpenWindow.play,
};
