import { fireEvent, act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RenderedMap, type RenderedMapProps } from './RenderedMap.tsx';
import { fakeRenderer, stubBrowser } from './testing/fakeRenderer.ts';
import { lisbon, vendor } from './testing/vendors.ts';

const renderMap = (
  overrides: Partial<RenderedMapProps> = {},
  screenOptions: Parameters<typeof stubBrowser>[0] = {},
) => {
  const browser = stubBrowser(screenOptions);
  const renderer = fakeRenderer();
  const load = vi.fn(overrides.load ?? (() => Promise.resolve(renderer.create)));
  const onLoadError = vi.fn();
  const props = { label: 'Map of Lisbon', vendors: lisbon, page: 'destination' } as const;
  const view = render(
    <RenderedMap {...props} hasFilter onLoadError={onLoadError} {...overrides} load={load} />,
  );
  const comeNear = () => act(async () => browser.comeNear());
  return { ...view, ...browser, comeNear, renderer, load, onLoadError, user: userEvent.setup() };
};

const overlay = () => screen.queryByRole('button', { name: 'Click to interact with map' });
const pin = (name: string) => screen.getByRole('button', { name });
const pinNames = () =>
  screen
    .queryAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => button.getAttribute('aria-label'));

const renderUncovered = async (...options: Parameters<typeof renderMap>) => {
  const map = renderMap(...options);
  await map.comeNear();
  await map.user.click(overlay()!);
  return map;
};

test('map-1, map-2: the overlay keeps the pins out of reach until the first click', async () => {
  const { comeNear, renderer, user } = renderMap();
  await comeNear();
  expect(screen.getByRole('region', { name: 'Map of Lisbon' })).toBeTruthy();
  const container = pin('1, Le Comptoir, Restaurants').closest('[inert]');
  expect(container).toBeTruthy();
  expect(renderer.setInteractive.mock.lastCall).toEqual([false]);
  act(() => overlay()?.focus());
  await user.keyboard('{Enter}');
  expect(overlay()).toBeNull();
  expect(container?.hasAttribute('inert')).toBe(false);
  expect(renderer.setInteractive.mock.lastCall).toEqual([true]);
  expect(document.activeElement).toBe(container);
});

test('map-2: a map that is uncovered before it is rendered has its gestures from the start', async () => {
  const { comeNear, renderer, user } = renderMap();
  await user.click(overlay()!);
  await comeNear();
  expect(renderer.setInteractive.mock.calls).toEqual([[true]]);
});

test('map-3: nothing is loaded before the map comes near, and then once', async () => {
  const { comeNear, stayAway, load } = renderMap();
  await act(async () => stayAway());
  expect(load).not.toHaveBeenCalled();
  await comeNear();
  await comeNear();
  expect(load).toHaveBeenCalledOnce();
});

const loadError = new Error('No such library.');
const failing = {
  'its code can not be loaded': () => Promise.reject(loadError),
  'it can not begin': () => Promise.resolve(() => Promise.reject(loadError)),
  'it throws': () =>
    Promise.resolve(() => {
      throw loadError;
    }),
};

test.each(Object.entries(failing))(
  'map-4, map-16: addresses are in the place of the map when %s',
  async (_, load) => {
    const { comeNear, onLoadError } = renderMap({
      load,
      vendorLinks: new Map([['Lume', { href: '/vendors/lume' }]]),
    });
    await comeNear();
    const region = within(screen.getByRole('region', { name: 'Map of Lisbon' }));
    expect(region.getByText('The map can’t be shown here. These are the addresses:')).toBeTruthy();
    const [first] = region.getAllByRole('listitem');
    expect(first?.textContent).toBe('1. Le Comptoir7 Rua do SalitreLisbon, LisboaOpen in Maps');
    expect(region.getAllByRole('listitem')).toHaveLength(5);
    expect(region.getByRole('link', { name: 'Lume' }).getAttribute('href')).toBe('/vendors/lume');
    expect(region.getAllByRole('link', { name: 'Open in Maps' })).toHaveLength(5);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    await vi.waitFor(() => expect(onLoadError.mock.calls).toEqual([[loadError]]), 3000);
  },
);

test('map-16: each link to the maps is described by its vendor, whatever characters the vendor’s id has', async () => {
  const { comeNear } = renderMap({ load: failing['it throws'] });
  await comeNear();
  const described = screen.getAllByRole('link', { name: 'Open in Maps' }).map((link) => {
    const ids = link.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent);
  });
  expect(described.slice(0, 2)).toEqual([['1. Le Comptoir'], ['2. Casa do Mirante']]);
});

test('map-4, map-16: addresses take the place of a map that fails later', async () => {
  const { comeNear, renderer, onLoadError } = renderMap();
  await comeNear();
  act(() => renderer.create.mock.lastCall?.[0].onFailed(loadError));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryAllByRole('button')).toEqual([]);
  await vi.waitFor(() => expect(onLoadError.mock.calls).toEqual([[loadError]]), 3000);
});

test('map-4: a failure after the page was left is nobody’s any more', async () => {
  let rejectLoad: (error: Error) => void = () => undefined;
  const { comeNear, unmount, onLoadError } = renderMap({
    load: () => new Promise((_, reject) => void (rejectLoad = reject)),
  });
  await comeNear();
  unmount();
  await act(async () => rejectLoad(loadError));
  expect(onLoadError).not.toHaveBeenCalled();
});

test('map-5, core/map-3: every vendor with a place has a named pin of 32 px there', async () => {
  const { renderer } = await renderUncovered();
  expect(pinNames()).toEqual([
    '1, Le Comptoir, Restaurants',
    '2, Casa do Mirante, Hotels',
    '3, Museu da Luz, Museum',
    '4, Ateliê Azul, Store',
    '5, Lume, Restaurants',
  ]);
  expect(renderer.place.mock.calls[1]?.[1]).toEqual({ latitude: 38.7223, longitude: -9.1393 });
  const picture = pin('5, Lume, Restaurants').querySelector('svg');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['32', '32']);
});

test('map-6: a pin toggles its window, in place of another’s', async () => {
  const { user } = await renderUncovered();
  await user.click(pin('1, Le Comptoir, Restaurants'));
  expect(pin('1, Le Comptoir, Restaurants').getAttribute('aria-expanded')).toBe('true');
  const card = within(screen.getByRole('group', { name: 'Le Comptoir' }));
  for (const text of ['Restaurants', '7 Rua do Salitre', 'Lisbon, Lisboa']) {
    expect(card.getByText(text)).toBeTruthy();
  }
  expect(card.getByText('Twelve seats & a stove. Ask for the corner.')).toBeTruthy();
  await user.click(pin('5, Lume, Restaurants'));
  expect(screen.queryByRole('group', { name: 'Le Comptoir' })).toBeNull();
  await user.click(pin('5, Lume, Restaurants'));
  expect(screen.queryByRole('group', { name: 'Lume' })).toBeNull();
});

test('map-6: markup in a vendor’s facts is never an element', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const place = { latitude: 1, longitude: 1 };
  const { user, container } = await renderUncovered({
    vendors: [vendor(hostile, { ...place, address: hostile, description: `&lt;b&gt;${hostile}` })],
  });
  await user.click(pin(`${hostile}, Restaurants`));
  expect(container.querySelector('img, b')).toBeNull();
  expect(screen.getByText('<b>')).toBeTruthy();
});

test.each([
  ['the cross', (user: ReturnType<typeof userEvent.setup>) => user.click(pin('Close'))],
  ['Escape on the pin', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'Escape in the window',
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.tab();
      expect(document.activeElement).toBe(pin('Close'));
      await user.keyboard('{Escape}');
    },
  ],
])('map-6: %s closes the window and gives the focus back', async (_, close) => {
  const { user } = await renderUncovered();
  await user.click(pin('5, Lume, Restaurants'));
  await close(user);
  expect(screen.queryByRole('group', { name: 'Lume' })).toBeNull();
  expect(document.activeElement).toBe(pin('5, Lume, Restaurants'));
});

test('map-6: Escape closes the window of a pin that the browser gave no focus', async () => {
  const { user } = await renderUncovered();
  await user.click(pin('ALL'));
  fireEvent.click(pin('5, Lume, Restaurants'));
  expect(screen.getByRole('group', { name: 'Lume' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Lume' })).toBeNull();
});

test('map-7: a filter shows its pins, closes the window and fits the map', async () => {
  const { user, renderer } = await renderUncovered();
  await user.click(pin('1, Le Comptoir, Restaurants'));
  await user.click(pin('HOTELS'));
  expect(pinNames()).toEqual(['2, Casa do Mirante, Hotels']);
  expect(screen.queryByRole('group', { name: 'Le Comptoir' })).toBeNull();
  const center = { latitude: 38.7223, longitude: -9.1393 };
  expect(renderer.show.mock.lastCall).toEqual([{ center, zoom: 14 }]);
});

test('map-7: without a pin the map stays where it is', async () => {
  const { user, renderer } = await renderUncovered({ vendors: lisbon.slice(0, 1) });
  renderer.show.mockClear();
  await user.click(pin('ACTIVITIES'));
  expect(pinNames()).toEqual([]);
  expect(renderer.show).not.toHaveBeenCalled();
});

test('map-7: the same places in a new list leave the map as the member has moved it', async () => {
  const { rerender, renderer, load, onLoadError } = await renderUncovered();
  const props = { label: 'Map of Lisbon', page: 'destination', load, onLoadError } as const;
  renderer.show.mockClear();
  renderer.place.mockClear();
  rerender(<RenderedMap {...props} hasFilter vendors={structuredClone(lisbon)} />);
  expect(renderer.show).not.toHaveBeenCalled();
  expect(renderer.place).not.toHaveBeenCalled();
  rerender(<RenderedMap {...props} hasFilter vendors={lisbon.slice(1, 2)} />);
  expect(renderer.show).toHaveBeenCalledOnce();
});

test('map-8: the last filter is shortened on small screens', () => {
  renderMap({}, { isSmall: true });
  const filters = within(screen.getByRole('group', { name: 'Shown on the map' }));
  const names = filters.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['ALL', 'HOTELS', 'DINING', 'ACTIVITY']);
});

test('map-8: a map without a filter bar has none', () => {
  renderMap({ hasFilter: false });
  expect(screen.queryByRole('group', { name: 'Shown on the map' })).toBeNull();
});

test('map-13: the map is dark, whatever the theme of the page', async () => {
  await renderUncovered();
  expect(pin('5, Lume, Restaurants').closest('[data-theme]')?.getAttribute('data-theme')).toBe(
    'dark',
  );
});

test('map-9: what is opened outside the frame is moved into it', async () => {
  const { user, renderer } = await renderUncovered();
  renderer.move.mockClear();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'group'
      ? new DOMRect(-100, -50, 280, 200)
      : new DOMRect(0, 0, 800, 520);
  });
  await user.click(pin('5, Lume, Restaurants'));
  expect(renderer.move.mock.lastCall).toEqual([112, 62]);
});

test('map-11: the map looks at its pins from the start', async () => {
  const { comeNear, renderer } = renderMap({ vendors: lisbon.slice(1, 2), page: 'vendor' });
  await comeNear();
  const center = { latitude: 38.7223, longitude: -9.1393 };
  expect(renderer.create.mock.lastCall?.[0].view).toEqual({ center, zoom: 15 });
});

test('map-11, core/map-14: on a phone it looks from far enough away to show every pin', async () => {
  const { comeNear, renderer } = renderMap({}, { size: { width: 326, height: 418 } });
  await comeNear();
  const { zoom } = renderer.create.mock.lastCall![0].view;
  expect(zoom).toBeLessThan(13.5);
  expect(zoom).toBeGreaterThan(11);
});

test('map-7, core/map-14: a filter looks as close as its own pins allow', async () => {
  const { user, renderer } = await renderUncovered({}, { size: { width: 326, height: 418 } });
  const first = renderer.create.mock.lastCall![0].view;
  await user.click(pin('DINING'));
  const { zoom } = renderer.show.mock.lastCall![0];
  expect(zoom).toBeGreaterThan(first.zoom + 1);
  expect(zoom).toBeLessThanOrEqual(15.5);
  await user.click(pin('ALL'));
  expect(renderer.show.mock.lastCall).toEqual([first]);
});

test('map-10: a name is beside its pin, and another visible only when it is pointed at', async () => {
  const place = { latitude: 1, longitude: 1 };
  const crowd = Array.from({ length: 5 }, (_, index) => vendor(`Place ${index}`, place));
  const { container } = await renderUncovered({ vendors: crowd });
  const labels = [...container.querySelectorAll('button[aria-expanded] span')];
  expect(labels.map((label) => label.textContent)).toHaveLength(5);
  expect(new Set(labels.map((label) => label.className)).size).toBe(5);
});

test('map-11: without pins it looks at New York', async () => {
  const { comeNear, renderer } = renderMap({ vendors: [] });
  await comeNear();
  expect(renderer.create.mock.lastCall?.[0].view).toEqual({
    center: { latitude: 40.7128, longitude: -74.006 },
    zoom: 12,
  });
});

/** Returns a promise, and a function that resolves it. */
function deferred<Value>(value: Value) {
  let fulfill: () => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (fulfill = () => resolve(value)));
  return { promise, resolve: () => act(async () => fulfill()) };
}

test('map-11: it goes with the page', async () => {
  const { comeNear, unmount, renderer } = renderMap();
  await comeNear();
  unmount();
  expect(renderer.destroy).toHaveBeenCalledOnce();
});

test('map-11: what begins after the page was left goes at once', async () => {
  const late = fakeRenderer();
  const { promise, resolve } = deferred(late);
  const { comeNear, unmount } = renderMap({ load: async () => () => promise });
  await comeNear();
  unmount();
  await resolve();
  expect(late.destroy).toHaveBeenCalledOnce();
});

test('map-12: a page that was left loads no library, and begins no map', async () => {
  const late = fakeRenderer();
  const { promise, resolve } = deferred(late.create);
  const loading = renderMap({ load: () => promise });
  await loading.comeNear();
  loading.unmount();
  await resolve();
  expect(late.create).not.toHaveBeenCalled();

  const waiting = renderMap();
  vi.stubGlobal('requestIdleCallback', vi.fn());
  await waiting.comeNear();
  expect(waiting.load).not.toHaveBeenCalled();
  waiting.unmount();
  await act(async () => vi.mocked(requestIdleCallback).mock.lastCall?.[0]({} as IdleDeadline));
  expect(waiting.load).not.toHaveBeenCalled();
});
