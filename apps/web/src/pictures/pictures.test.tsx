import { IMAGE_WIDTHS } from '@parlour/contract';
import { HOVER_PRELOAD_DELAY, pictureSources } from '@parlour/core';
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BenefitCard } from '../cards/BenefitCard.tsx';
import { club } from '../testing/club.ts';
import { asLoaded, fakeImages, picturesIn } from '../testing/fakeImages.ts';
import { ClubPicture, type ClubPictureProps } from './ClubPicture.tsx';

const benefit = club.benefits.find(({ imageUrl }) => imageUrl !== null)!;
const url = benefit.imageUrl!;

const show = (props: Omit<ClubPictureProps, 'src'>) =>
  picturesIn(render(<ClubPicture src={url} {...props} />).container)[0]!;

test.each(['card', 'slide', 'hero'] as const)('PC1: a picture of a %s is there in full', (kind) => {
  const picture = show({ kind, ratio: 'landscape' });
  expect(picture.getAttribute('src')).toBe(pictureSources(url).src);
  expect(picture.srcset.split(',')).toHaveLength(IMAGE_WIDTHS.length - 1);
  expect(picture.sizes).not.toBe('');
  expect([picture.width, picture.height]).toEqual([1600, 1000]);
});

test('PC2: the first picture is loaded at once and before others, every other late', () => {
  const first = show({ kind: 'hero', ratio: 'wide', isFirst: true });
  expect(first.getAttribute('loading')).toBe('eager');
  expect(first.getAttribute('fetchpriority')).toBe('high');
  const other = show({ kind: 'card', ratio: 'portrait' });
  expect(other.getAttribute('loading')).toBe('lazy');
  expect(other.getAttribute('fetchpriority')).toBe('auto');
});

test('PC3: a placeholder lies behind the picture, and goes with it when it fails', () => {
  const picture = show({ kind: 'card', ratio: 'landscape' });
  const frame = picture.parentElement!;
  expect([...frame.children].map((image) => image.getAttribute('src'))).toEqual([
    pictureSources(url).placeholder,
    pictureSources(url).src,
  ]);
  fireEvent.error(picture);
  expect(frame.isConnected).toBe(true);
  expect(frame.children).toHaveLength(0);
});

/** A card to point at, what it has loaded, and the time that passes. */
function showCard() {
  const loaded = fakeImages();
  const { getByRole, unmount } = render(<BenefitCard benefit={benefit} />);
  return {
    loaded,
    unmount,
    card: getByRole('article'),
    link: getByRole('link'),
    wait: (time: number) => act(() => void vi.advanceTimersByTime(time)),
  };
}

/** The large picture as the page that the card leads to shows it. */
const heroPicture = () => ({
  ...asLoaded(show({ kind: 'hero', ratio: 'wide', isFirst: true })),
  priority: 'low',
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('PC4, PC6: resting on a card loads the picture of its page, the very file, once', () => {
  const { card, loaded, wait } = showCard();
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  wait(HOVER_PRELOAD_DELAY - 1);
  expect(loaded).toEqual([]);
  wait(1);
  expect(loaded).toEqual([heroPicture()]);
  fireEvent.pointerLeave(card, { pointerType: 'mouse' });
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  wait(HOVER_PRELOAD_DELAY);
  expect(loaded).toHaveLength(1);
});

test('PC4: leaving before loads nothing, whether the pointer goes or the card', () => {
  const { card, loaded, wait, unmount } = showCard();
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  wait(HOVER_PRELOAD_DELAY - 1);
  fireEvent.pointerLeave(card, { pointerType: 'mouse' });
  wait(HOVER_PRELOAD_DELAY);
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  unmount();
  wait(HOVER_PRELOAD_DELAY);
  expect(loaded).toEqual([]);
});

test("PC4: the keyboard's focus is like the pointer, but not the focus that a click leaves", () => {
  const { card, link, loaded, wait } = showCard();
  const focused = vi.spyOn(card, 'querySelector').mockReturnValue(null);
  fireEvent.focusIn(link);
  wait(HOVER_PRELOAD_DELAY);
  expect(loaded).toEqual([]);
  focused.mockReturnValue(link);
  fireEvent.focusIn(link);
  fireEvent.focusOut(link);
  wait(HOVER_PRELOAD_DELAY);
  expect(loaded).toEqual([]);
  fireEvent.focusIn(link);
  wait(HOVER_PRELOAD_DELAY);
  expect(loaded).toEqual([heroPicture()]);
});

test('PC4: a touch loads nothing ahead', () => {
  const { card, loaded, wait } = showCard();
  fireEvent.pointerEnter(card, { pointerType: 'touch' });
  wait(HOVER_PRELOAD_DELAY);
  expect(loaded).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'PC5: nothing is loaded ahead of a pointer on %j',
  (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    const { card, loaded, wait } = showCard();
    fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    wait(HOVER_PRELOAD_DELAY);
    expect(loaded).toEqual([]);
  },
);
