import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from './Picture.tsx';

const picture = { src: '/dusk.webp', alt: 'Hills at dusk', width: 1200, height: 800 };

test('it keeps its room and loads late unless told otherwise', () => {
  const { rerender } = render(<Picture {...picture} />);
  const image = screen.getByRole('img', { name: 'Hills at dusk' });
  expect(image.getAttribute('width')).toBe('1200');
  expect(image.getAttribute('height')).toBe('800');
  expect(image.getAttribute('loading')).toBe('lazy');
  rerender(<Picture {...picture} loading="eager" fetchPriority="high" />);
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('what can not be loaded leaves a calm frame, until there is another to load', () => {
  const { container, rerender } = render(<Picture {...picture} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.firstElementChild).not.toBeNull();
  rerender(<Picture {...picture} src="/morning.webp" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/morning.webp');
});

test('what can not be loaded leaves what takes its place', () => {
  render(<Picture {...picture} fallback="D" />);
  expect(screen.queryByText('D')).toBeNull();
  fireEvent.error(screen.getByRole('img'));
  screen.getByText('D');
});

test('its placeholder lies behind it, in its own size, and is no picture to a reader', () => {
  const { container } = render(<Picture {...picture} placeholder="/tiny.webp" />);
  const [placeholder, image] = container.querySelectorAll('img');
  expect(image).toBe(screen.getByRole('img'));
  expect(placeholder?.getAttribute('src')).toBe('/tiny.webp');
  expect(placeholder?.getAttribute('loading')).toBe('lazy');
  expect([placeholder?.width, placeholder?.height]).toEqual([1200, 800]);
});

test('a crop is told its point at once, and the ratio of its picture as soon as that has loaded', () => {
  const sizeOf = (name: 'naturalWidth' | 'naturalHeight', value: number) =>
    vi.spyOn(HTMLImageElement.prototype, name, 'get').mockReturnValue(value);
  const { container, rerender } = render(
    <Picture {...picture} ratio="square" placeholder="/tiny.webp" focus={{ x: 90, y: 42 }} />,
  );
  const images = [...container.querySelectorAll('img')];
  const positions = () => images.map(({ style }) => style.objectPosition);
  expect(positions()).toEqual(['90% 42%', '90% 42%']);
  sizeOf('naturalWidth', 3000);
  sizeOf('naturalHeight', 1200);
  for (const image of images) fireEvent.load(image);
  expect(positions()[1]).toContain('(2.5 / (var(--box)))');
  rerender(<Picture {...picture} ratio="square" placeholder="/tiny.webp" />);
  expect(positions()).toEqual(['', '']);
  vi.restoreAllMocks();
});

test.each([
  [3000, 2000],
  [2000, 3000],
])('a picture of %i by %i without a point says none, so that the middle counts', (wide, high) => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(wide);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(high);
  for (const ratio of ['square', 'landscape', 'portrait', 'wide', 'panorama', 'hero'] as const) {
    const { container, unmount } = render(<Picture {...picture} ratio={ratio} />);
    const image = container.querySelector('img')!;
    fireEvent.load(image);
    expect(image.getAttribute('style')).toBeNull();
    unmount();
  }
  vi.restoreAllMocks();
});
