import { sectionCount } from '@parlour/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giftGuideList } from '../../../testing/club.ts';
import { fakeApi, neverResponds, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const { publicGuides, personalizedGuides } = giftGuideList;
const namesOf = (guides: readonly { readonly name: string }[]) => guides.map(({ name }) => name);

const shownGuides = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const side = (name: string) =>
  within(screen.getByRole('group', { name: 'Gift guides' })).getByRole('button', { name });

test('web/gift-guides/list-1: the toggle shows the guides for every member or the personal ones', async () => {
  fakeApi();
  const { router, user } = renderApp('/gift-guides');
  await waitFor(() => expect(shownGuides()).toEqual(namesOf(publicGuides)));
  await user.click(side('Personal'));
  await waitFor(() => expect(shownGuides()).toEqual(namesOf(personalizedGuides)));
  expect(router.state.location.search).toBe('?view=personal');
  expect(side('Personal').getAttribute('aria-pressed')).toBe('true');
  await user.click(side('Member'));
  await waitFor(() => expect(shownGuides()).toEqual(namesOf(publicGuides)));
  expect(router.state.location.search).toBe('');
});

test('web/gift-guides/list-1: an opened URL restores the side, and the way back from a guide keeps it', async () => {
  fakeApi();
  const { router, user } = renderApp('/gift-guides?view=personal');
  await user.click(await screen.findByRole('link', { name: personalizedGuides[0]!.name }));
  await screen.findByRole('heading', { level: 1, name: personalizedGuides[0]!.name });
  await router.navigate(-1);
  await waitFor(() => expect(shownGuides()).toEqual(namesOf(personalizedGuides)));
});

test('web/gift-guides/list-1: an unknown side in the URL is the member side', async () => {
  fakeApi();
  renderApp('/gift-guides?view=constructor');
  await waitFor(() => expect(shownGuides()).toEqual(namesOf(publicGuides)));
  expect(side('Member').getAttribute('aria-pressed')).toBe('true');
});

test('web/gift-guides/list-2: a card shows picture, name, description and number of sections', async () => {
  fakeApi();
  renderApp('/gift-guides');
  const cards = await screen.findAllByRole('article');
  for (const [index, { id, name, description, sections }] of publicGuides.entries()) {
    const card = within(cards[index]!);
    expect(card.getByRole('link', { name }).getAttribute('href')).toBe(`/gift-guides/${id}`);
    card.getByText(description);
    card.getByText(sectionCount(sections.length));
  }
  expect(cards[0]!.querySelector('img')).not.toBeNull();
  const bare = publicGuides.findIndex(({ sections }) => sections.length === 0);
  expect(cards[bare]!.querySelector('img')).toBeNull();
});

test('web/gift-guides/list-2: the guide that a card leads to is there at once', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp('/gift-guides');
  await user.click(await screen.findByRole('link', { name: publicGuides[0]!.name }));
  await screen.findByRole('heading', { level: 1, name: publicGuides[0]!.name });
  expect(calls('getGiftGuide')).toHaveLength(0);
});

test('web/gift-guides/list-3: a member side without guides says so', async () => {
  fakeApi({ listGiftGuides: () => ({ ...giftGuideList, publicGuides: [] }) });
  renderApp('/gift-guides');
  await screen.findByText('No member gift guides available at the moment.');
});

test('web/gift-guides/list-4: a personal side without guides leads to a request for one', async () => {
  fakeApi({ listGiftGuides: () => ({ ...giftGuideList, personalizedGuides: [] }) });
  const { user } = renderApp('/gift-guides?view=personal');
  await screen.findByText('Looking for a custom gift guide made just for you?');
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: 'Submit a Request' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gifting Request' }));
  const type = dialog.getByRole('combobox', { name: /Request type/ });
  expect(type.textContent).toContain('Gifting');
  expect(dialog.queryByText('(Auto-selected)')).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>(/Subject/).value).toBe('Gifting');
});

test('web/gift-guides/list-5: loading is said, under the toggle', async () => {
  fakeApi({ listGiftGuides: neverResponds });
  renderApp('/gift-guides');
  await screen.findByText('Loading gift guides');
  side('Personal');
});

test('web/gift-guides/list-5: a failure is shown with a way to try again', async () => {
  let isDown = true;
  fakeApi({
    listGiftGuides: () => (isDown ? rejection(400, 'Not today.') : giftGuideList),
  });
  const { user } = renderApp('/gift-guides');
  await screen.findByText('Not today.');
  side('Personal');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shownGuides()).toEqual(namesOf(publicGuides)));
});

test('web/gift-guides/list-5: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({
    listGiftGuides: () => (isDown ? rejection(400, 'Not today.') : giftGuideList),
  });
  const { services, user } = renderApp('/gift-guides');
  await waitFor(() => expect(shownGuides()).toEqual(namesOf(publicGuides)));
  isDown = true;
  const { queryClient } = await services.loadData();
  await queryClient.refetchQueries({ queryKey: ['gift-guides'], exact: true });
  await screen.findByText(/latest could not be loaded/);
  expect(shownGuides()).toEqual(namesOf(publicGuides));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(/latest could not be loaded/)).toBeNull());
});
