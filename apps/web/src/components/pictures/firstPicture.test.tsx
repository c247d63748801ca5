import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club } from '../../testing/club.ts';
import { picturesIn } from '../../testing/fakeImages.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const giftGuide = club.giftGuides.find(
  ({ isPublic, sections }) => isPublic && sections[0]?.products[0]?.imageUrl,
)!;

test.each([
  '/destination-guides',
  '/member-benefits',
  '/events',
  '/gift-guides',
  `/gift-guides/${giftGuide.id}`,
])('app/pictures-2: %s loads the picture of its first card at once, and no other', async (path) => {
  fakeApi();
  renderApp(path);
  const main = await screen.findByRole('main');
  await waitFor(() => expect(picturesIn(main).length).toBeGreaterThan(1));
  const [first, ...others] = picturesIn(main).map((picture) => [
    picture.getAttribute('loading'),
    picture.getAttribute('fetchpriority'),
  ]);
  expect(first).toEqual(['eager', 'high']);
  expect(new Set(others.map(String))).toEqual(new Set(['lazy,auto']));
});
