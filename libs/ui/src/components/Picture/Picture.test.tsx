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
  const styles = () => images.map((image) => image.style.cssText.replaceAll(' ', ''));
  expect(styles()).toEqual(['--x:0.9;--y:0.42;', '--x:0.9;--y:0.42;']);
  sizeOf('naturalWidth', 3000);
  sizeOf('naturalHeight', 1200);
  for (const image of images) fireEvent.load(image);
  expect(styles()[1]).toBe('--x:0.9;--y:0.42;--picture:2.5;');
  rerender(<Picture {...picture} ratio="square" placeholder="/tiny.webp" />);
  expect(styles()).toEqual(['', '']);
  vi.restoreAllMocks();
});
