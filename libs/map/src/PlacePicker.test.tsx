import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RenderedPlacePicker, type RenderedPlacePickerProps } from './PlacePicker.tsx';
import { fakeRenderer, stubBrowser } from './testing/fakeRenderer.ts';

const renderPicker = async (overrides: Partial<RenderedPlacePickerProps> = {}) => {
  const browser = stubBrowser();
  const renderer = fakeRenderer();
  const onChange = vi.fn();
  const onLoadError = vi.fn();
  render(
    <RenderedPlacePicker
      label="Map to pick a place"
      start={{ latitude: 48.85, longitude: 2.35 }}
      onChange={onChange}
      load={() => Promise.resolve(renderer.create)}
      onLoadError={onLoadError}
      {...overrides}
    />,
  );
  await act(async () => browser.comeNear());
  const options = () => renderer.create.mock.calls[0]![0];
  return { renderer, onChange, onLoadError, options, map: screen.queryByRole('region') };
};

test('map-18: the map begins at the place, and tells another one once it rests there', async () => {
  const { renderer, onChange, options } = await renderPicker();
  expect(options().view).toEqual({ center: { latitude: 48.85, longitude: 2.35 }, zoom: 15 });
  expect(renderer.setInteractive.mock.lastCall).toEqual([true]);
  expect(onChange).not.toHaveBeenCalled();
  const center = { latitude: 48.86, longitude: 2.36 };
  act(() => options().onMoved({ center, zoom: 15 }));
  expect(onChange.mock.calls).toEqual([[center]]);
  act(() => options().onMoved({ center, zoom: 16 }));
  expect(onChange).toHaveBeenCalledOnce();
});

test('map-18: without a place it begins with the world, and tells none', async () => {
  const { onChange, options } = await renderPicker({ start: null });
  expect(options().view.zoom).toBe(2);
  expect(onChange).not.toHaveBeenCalled();
});

test('map-19: arrow keys move the pin, with Shift by little, and other keys are the map’s', async () => {
  const { renderer, map } = await renderPicker();
  fireEvent.keyDown(map!, { key: 'ArrowRight' });
  fireEvent.keyDown(map!, { key: 'ArrowUp', shiftKey: true });
  expect(renderer.move.mock.calls).toEqual([
    [-40, -0],
    [-0, 4],
  ]);
  expect(fireEvent.keyDown(map!, { key: '+' })).toBe(true);
});

test('map-20: a click moves the pin there, and a drag does not', async () => {
  const { renderer, map } = await renderPicker();
  const canvas = document.createElement('canvas');
  map!.append(canvas);
  map!.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
  fireEvent.pointerDown(canvas, { clientX: 250, clientY: 60 });
  fireEvent.click(canvas, { clientX: 250, clientY: 60 });
  expect(renderer.move.mock.calls).toEqual([[-50, 40]]);
  fireEvent.pointerDown(canvas, { clientX: 100, clientY: 60 });
  fireEvent.click(canvas, { clientX: 250, clientY: 60 });
  expect(renderer.move).toHaveBeenCalledOnce();
});

test('map-21: a map that cannot be shown says what else helps', async () => {
  const error = new Error('No WebGL.');
  await renderPicker({ load: () => Promise.reject(error) });
  expect(screen.getByText(/Type the coordinates/)).toBeTruthy();
});
