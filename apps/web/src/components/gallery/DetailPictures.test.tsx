import type { ContentPicture } from '@parlour/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { picturesIn } from '../../testing/fakeImages.ts';
import { DetailPictures } from './DetailPictures.tsx';

const picture = (name: string, alternativeText = ''): ContentPicture => ({
  imageUrl: `/pictures/${name}.webp`,
  picture: { alternativeText, focusX: 20, focusY: 90 },
});
const pictures: [ContentPicture, ...ContentPicture[]] = [
  picture('one', 'The terrace'),
  { imageUrl: '/pictures/two.webp' },
  picture('three', '<b onclick=alert(1)>The stair</b>'),
  picture('four'),
  picture('five', 'The pool'),
];

// jsdom lays nothing out, so that nothing scrolls, and loads no picture.
beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
});
/** Waits for the gallery, with the first picture there. */
async function show() {
  const { container } = render(<DetailPictures name="Casa do Mirante" pictures={pictures} />);
  await screen.findByRole('button', { name: 'Next picture' });
  for (const image of container.querySelectorAll('img')) {
    Object.defineProperty(image, 'complete', { value: true });
    fireEvent.load(image);
  }
  return container;
}
const count = () => screen.getByRole('status').textContent;
const loaded = (container: HTMLElement) => picturesIn(container).map(({ alt }) => alt);

test('web/components/gallery-1: the first picture is there from the first paint, and stays the same element', async () => {
  const html = renderToString(<DetailPictures name="Casa do Mirante" pictures={pictures} />);
  expect(html.match(/<img/g)).toHaveLength(2);
  expect(html).toContain('fetchPriority="high"');
  const { container } = render(<DetailPictures name="Casa do Mirante" pictures={pictures} />);
  const [first] = picturesIn(container);
  await screen.findByRole('button', { name: 'Next picture' });
  expect(picturesIn(container)[0]).toBe(first);
});

test('web/components/gallery-1: a single picture is no gallery', () => {
  const { container } = render(<DetailPictures name="Casa" pictures={[pictures[0]]} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(picturesIn(container)).toHaveLength(1);
});

test('web/components/gallery-2: buttons and keys show the pictures in a ring', async () => {
  await show();
  expect(count()).toBe('1 of 5');
  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(count()).toBe('5 of 5');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(count()).toBe('2 of 5');
  await userEvent.keyboard('{End}');
  expect(count()).toBe('5 of 5');
  await userEvent.keyboard('{Home}');
  expect(count()).toBe('1 of 5');
});

test('web/components/gallery-2: a missing picture leaves its frame, and the count stays', async () => {
  const container = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await waitFor(() => expect(loaded(container)).toHaveLength(3));
  fireEvent.error(picturesIn(container)[1]!);
  expect(loaded(container)).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Picture 2 of 5' }).firstElementChild).not.toBeNull();
  expect(count()).toBe('2 of 5');
});

test('web/components/gallery-3: the full screen begins at the picture that is shown, and leaves the page at its last', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  const opener = screen.getByRole('button', { name: 'Full screen' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Casa do Mirante' });
  expect(dialog.textContent).toContain('2 of 5');
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(count()).toBe('3 of 5');
});

test('web/components/gallery-4: the region, its groups and their pictures have names, and markup is text', async () => {
  await show();
  expect(screen.getByRole('region', { name: 'Pictures of Casa do Mirante' })).toBeTruthy();
  for (const place of [1, 2, 3, 4, 5]) {
    expect(screen.getByRole('group', { name: `Picture ${place} of 5` })).toBeTruthy();
  }
  const names = ['The terrace', 'Casa do Mirante', '<b onclick=alert(1)>The stair</b>'];
  for (const name of names) expect(screen.getAllByRole('img', { name })).not.toHaveLength(0);
});

test('web/components/gallery-5: the pictures beside the one that is shown are loaded, after the first', async () => {
  const { container } = render(<DetailPictures name="Casa" pictures={pictures} />);
  const next = await screen.findByRole('button', { name: 'Next picture' });
  expect(loaded(container)).toEqual(['The terrace']);
  for (const image of container.querySelectorAll('img')) {
    Object.defineProperty(image, 'complete', { value: true });
    fireEvent.load(image);
  }
  expect(loaded(container)).toEqual(['The terrace', 'Casa']);
  await userEvent.click(next);
  expect(loaded(container)).toEqual(['The terrace', 'Casa', '<b onclick=alert(1)>The stair</b>']);
});

test('web/components/gallery-5: a viewer who saves data loads what is shown alone', async () => {
  vi.stubGlobal('navigator', { userAgent: '', connection: { saveData: true } });
  const container = await show();
  expect(loaded(container)).toEqual(['The terrace']);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(loaded(container)).toEqual(['The terrace', 'Casa do Mirante']);
});
