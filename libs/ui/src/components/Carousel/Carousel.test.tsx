import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const slides = ['One', 'Two', 'Three'].map((title) => ({
  id: title,
  title,
  media: null,
  link: { href: `#${title}`, label: `See ${title}` },
}));

function show(current = 1, shown = slides) {
  const calls = { onPrevious: vi.fn(), onNext: vi.fn(), onSelect: vi.fn() };
  render(<Carousel label="Featured" slides={shown} current={current} {...calls} />);
  return calls;
}

test('it is a carousel that shows one slide and says which', () => {
  show();
  const region = screen.getByRole('region', { name: 'Featured' });
  expect(region.getAttribute('aria-roledescription')).toBe('carousel');
  expect(screen.getByRole('group', { name: '2 of 3' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Two' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'One' })).toBeNull();
});

test('the arrows and the arrow keys ask for the neighbors', async () => {
  const { onPrevious, onNext } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(onPrevious).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(onNext).toHaveBeenCalledTimes(2);
});

test('a dot asks for its slide; the present one is marked', async () => {
  const { onSelect } = show();
  expect(screen.getByRole('button', { name: 'Slide 2: Two' }).getAttribute('aria-current')).toBe(
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Slide 3: Three' }));
  expect(onSelect).toHaveBeenCalledWith(2);
});

const swipe = (fromX: number, toX: number, toY = 0, pointerType = 'touch') => {
  const region = screen.getByRole('region');
  fireEvent.pointerDown(region, { clientX: fromX, clientY: 0, pointerType });
  fireEvent.pointerUp(region, { clientX: toX, clientY: toY, pointerType });
};

test('a swipe to the left brings the next slide, to the right the one before', () => {
  const { onPrevious, onNext } = show();
  swipe(300, 200);
  expect(onNext).toHaveBeenCalledOnce();
  swipe(200, 300);
  expect(onPrevious).toHaveBeenCalledOnce();
});

test('a shaky tap, a scroll and a mouse are no swipe', () => {
  const { onPrevious, onNext } = show();
  swipe(300, 280);
  swipe(300, 240, 200);
  swipe(300, 100, 0, 'mouse');
  expect(onNext).not.toHaveBeenCalled();
  expect(onPrevious).not.toHaveBeenCalled();
});

test('a single slide has nothing to choose from', () => {
  show(0, slides.slice(0, 1));
  expect(screen.queryByRole('button')).toBeNull();
});
