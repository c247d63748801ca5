import { ClubPicture, type ClubPictureProps } from '@parlour/app/pictures';
import { IMAGE_WIDTHS } from '@parlour/contract';
import { pictureSources } from '@parlour/core';
import { act, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { BenefitTeaser } from '../teasers/BenefitTeaser.tsx';
import { DestinationTeaser } from '../teasers/DestinationTeaser.tsx';
import { EventTeaser } from '../teasers/EventTeaser.tsx';
import { VendorTeaser } from '../teasers/VendorTeaser.tsx';
import { club } from '../../testing/club.ts';
import { toLoadedPicture, fakeImages, picturesIn } from '../../testing/fakeImages.ts';

const benefit = club.benefits.find(({ imageUrl }) => imageUrl !== null)!;
const url = benefit.imageUrl!;

const renderPicture = (props: Omit<ClubPictureProps, 'src'>) =>
  picturesIn(render(<ClubPicture src={url} {...props} />).container)[0]!;

test.each(['card', 'slide', 'hero'] as const)(
  'app/pictures-1: a picture of a %s has its size, all widths and `sizes`',
  (kind) => {
    const picture = renderPicture({ kind, ratio: 'landscape' });
    expect(picture.getAttribute('src')).toBe(pictureSources(url).src);
    expect(picture.srcset.split(',')).toHaveLength(IMAGE_WIDTHS.length - 1);
    expect(picture.sizes).not.toBe('');
    expect([picture.width, picture.height]).toEqual([1600, 1000]);
  },
);

test('app/pictures-2: the first picture is loaded at once and before others, every other late', () => {
  const first = renderPicture({ kind: 'hero', ratio: 'wide', isFirst: true });
  expect(first.getAttribute('loading')).toBe('eager');
  expect(first.getAttribute('fetchpriority')).toBe('high');
  const other = renderPicture({ kind: 'card', ratio: 'portrait' });
  expect(other.getAttribute('loading')).toBe('lazy');
  expect(other.getAttribute('fetchpriority')).toBe('auto');
});

const shown = { alternativeText: 'The terrace', focusX: 20, focusY: 90 };

test('app/pictures-8: an uploaded picture has its alternative text and is cropped around its focal point', () => {
  const plain = renderPicture({ kind: 'card', ratio: 'landscape' });
  expect([plain.alt, plain.getAttribute('style')]).toEqual(['', null]);
  const picture = renderPicture({ kind: 'card', ratio: 'landscape', shown });
  expect(picture.alt).toBe('The terrace');
  for (const image of picture.parentElement?.querySelectorAll('img') ?? []) {
    expect(image.style.objectPosition).toBe('20% 90%');
  }
});

test('app/pictures-8: the HTML of a rendered page has the text and no style attribute', () => {
  const html = renderToString(<ClubPicture src={url} kind="card" ratio="square" shown={shown} />);
  expect(html).toContain('alt="The terrace"');
  expect(html).not.toContain('style=');
});

const [event, destination, connection] = [
  club.events[0]!,
  club.destinations[0]!,
  club.connections[0]!,
];
const nowhere = { destination: null, parentDestination: null };

test.each([
  ['benefit', <BenefitTeaser key="1" benefit={{ ...benefit, title: 'Xenia', imageUrl: null }} />],
  ['event', <EventTeaser key="1" event={{ ...event, title: 'Xenia', imageUrl: null }} />],
  [
    'destination',
    <DestinationTeaser key="1" destination={{ ...destination, name: 'Xenia', imageUrl: null }} />,
  ],
  [
    'vendor',
    <VendorTeaser
      key="1"
      connection={{
        ...connection,
        vendor: { ...connection.vendor, name: 'Xenia', imageUrl: null },
      }}
      context={nowhere}
      visitorRef={null}
      number={7}
      hasBenefit
    />,
  ],
])(
  'app/pictures-7: the card of a %s without a picture shows its initial in its place',
  (kind, card) => {
    const { container, getByRole, getByText } = render(card);
    expect(container.querySelector('img')).toBeNull();
    const cover = getByText('X');
    const media = [...getByRole('article').children].find((part) => part.contains(cover));
    expect(cover.closest('[aria-hidden="true"]')).not.toBeNull();
    // What marks a vendor's picture marks its initial.
    if (kind === 'vendor') expect(media?.textContent).toBe('XMember BenefitOn the map: 7');
  },
);

test('app/pictures-3: a placeholder is behind the picture, and both are removed when it fails', () => {
  const picture = renderPicture({ kind: 'card', ratio: 'landscape' });
  const frame = picture.parentElement!;
  expect([...frame.children].map((image) => image.getAttribute('src'))).toEqual([
    pictureSources(url).placeholder,
    pictureSources(url).src,
  ]);
  fireEvent.error(picture);
  expect(frame.isConnected).toBe(true);
  expect(frame.children).toHaveLength(0);
});

/** Renders a card and returns it with its preloaded pictures and a fake clock. */
function renderCard() {
  const loaded = fakeImages();
  const { getByRole, unmount } = render(<BenefitTeaser benefit={benefit} />);
  return {
    loaded,
    unmount,
    card: getByRole('article'),
    link: getByRole('link'),
    wait: (time: number) => act(() => void vi.advanceTimersByTime(time)),
  };
}

/** The large picture as the card's page shows it. */
const heroPicture = () => ({
  ...toLoadedPicture(renderPicture({ kind: 'detail', ratio: 'landscape', isFirst: true })),
  priority: 'low',
});

beforeEach(() => {
  vi.useFakeTimers();
});

test('app/pictures-4, app/pictures-6, core/pictures-7: resting on a card for 200 ms preloads exactly the file of its page, once', () => {
  const { card, loaded, wait } = renderCard();
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  wait(199);
  expect(loaded).toEqual([]);
  wait(1);
  expect(loaded).toEqual([heroPicture()]);
  fireEvent.pointerLeave(card, { pointerType: 'mouse' });
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  wait(200);
  expect(loaded).toHaveLength(1);
});

test('app/pictures-4: leaving early loads nothing, whether the pointer leaves or the card is removed', () => {
  const { card, loaded, wait, unmount } = renderCard();
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  wait(199);
  fireEvent.pointerLeave(card, { pointerType: 'mouse' });
  wait(200);
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  unmount();
  wait(200);
  expect(loaded).toEqual([]);
});

test('app/pictures-4, core/pictures-7: keyboard focus works like the pointer, but not focus after a click', () => {
  const { card, link, loaded, wait } = renderCard();
  const focused = vi.spyOn(card, 'querySelector').mockReturnValue(null);
  fireEvent.focusIn(link);
  wait(200);
  expect(loaded).toEqual([]);
  focused.mockReturnValue(link);
  fireEvent.focusIn(link);
  fireEvent.focusOut(link);
  wait(200);
  expect(loaded).toEqual([]);
  fireEvent.focusIn(link);
  wait(200);
  expect(loaded).toEqual([heroPicture()]);
});

test('app/pictures-4: a touch preloads nothing', () => {
  const { card, loaded, wait } = renderCard();
  fireEvent.pointerEnter(card, { pointerType: 'touch' });
  wait(200);
  expect(loaded).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'app/pictures-5: hovering preloads nothing on %j',
  (connection) => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
    const { card, loaded, wait } = renderCard();
    fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    wait(200);
    expect(loaded).toEqual([]);
  },
);
