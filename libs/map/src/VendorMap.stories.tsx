import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { lisbon, vendor } from './testing/vendors.ts';
import { VendorMap } from './VendorMap.tsx';

/** Rendered by MapLibre on the embedded base map. */
const meta = {
  title: 'VendorMap',
  component: VendorMap,
  args: {
    label: 'Map of Lisbon',
    vendors: lisbon,
    page: 'destination',
    hasFilter: true,
    renderer: { kind: 'maplibre', styleUrl: null, tilesUrl: null },
    vendorLinks: new Map(lisbon.map(({ id }) => [id, { href: '#vendor' }])),
    onLoadError: fn(),
  },
} satisfies Meta<typeof VendorMap>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** Waits for the pins. They appear once the library is loaded. */
const waitForPins = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector('[aria-expanded]')).not.toBeNull());

/** Returns the z-index of a part of the map. */
const zIndexOf = ({ canvasElement }: { canvasElement: HTMLElement }, selector: string) => {
  const part = canvasElement.querySelector(selector);
  return part === null ? Number.NaN : Number(getComputedStyle(part).zIndex);
};

const uncover: Play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Click to interact with map' }));
  await waitForPins(canvasElement);
};

/** Waits until the library has taken the picture's place. */
const waitForLibrary = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector('.maplibregl-marker')).not.toBeNull());

/** Returns the container of the map library, with the pins in it. */
const containerOf = (pin: HTMLElement) => pin.closest<HTMLElement>('[tabindex="-1"]');

export const Covered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitForPins(canvasElement);
    const pin = canvas.getByRole('button', { name: /Le Comptoir/ });
    await expect(containerOf(pin)).toHaveAttribute('inert');
  },
};

export const Interactive: Story = {
  play: async (context) => {
    await uncover(context);
    const { canvas } = context;
    // jsdom lets an inert element have the focus, unlike a real browser.
    await expect(containerOf(canvas.getByRole('button', { name: /Le Comptoir/ }))).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};

export const OpenWindow: Story = {
  play: async (context) => {
    await uncover(context);
    const { canvas, canvasElement, userEvent } = context;
    await waitForLibrary(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '1, Le Comptoir, Restaurants' }));
    const card = within(canvas.getByRole('group', { name: 'Le Comptoir' }));
    await expect(card.getByText('Lisbon, Lisboa')).toBeInTheDocument();
    await expect(card.getByText('Twelve seats & a stove. Ask for the corner.')).toBeInTheDocument();
    await expect(zIndexOf(context, '.maplibregl-marker:has([role="group"])')).toBeGreaterThan(
      zIndexOf(context, '.maplibregl-ctrl-bottom-left'),
    );
  },
};

/** Something outside the map is about one of the vendors. */
export const LitPin: Story = {
  args: { litVendorId: 'Lume' },
  play: async ({ canvas, canvasElement }) => {
    await waitForPins(canvasElement);
    await expect(canvas.getByRole('button', { name: /Lume/, hidden: true })).toHaveAttribute(
      'data-lit',
    );
  },
};

const filteredStory = (name: string): Story => ({
  play: async (context) => {
    await uncover(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
  },
});

export const OnlyHotels = filteredStory('HOTELS');
export const OnlyDining = filteredStory('DINING');
export const OnlyActivities = filteredStory('ACTIVITIES');

/** No vendor has coordinates, so the map shows the default city. */
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

/** The addresses are in its place, at its height, and the page around it is not affected. */
export const LoadError: Story = {
  args: { renderer: { kind: 'google', key: 'no-network' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The map can’t be shown here/)).toBeVisible();
  },
};

/** One address alone. */
export const LoadErrorOfOneVendor: Story = {
  args: { ...OneVendor.args, renderer: { kind: 'google', key: 'no-network' } },
  play: LoadError.play,
};

export const LoadErrorOnAPhone: Story = {
  ...LoadError,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: OpenWindow.play,
  tags: ['proof'],
};
