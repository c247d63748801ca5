import { formatPrice, RETURN_PATH_KEY } from '@parlour/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club, giftGuideList } from '../../../testing/club.ts';
import { fakeApi, neverResponds, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const [guide, otherGuide] = giftGuideList.publicGuides;
const personal = giftGuideList.personalizedGuides[0]!;
const [firstSection, secondSection] = guide!.sections;
const path = `/gift-guides/${guide!.id}`;
const asVisitor = `${path}?ref=member-2`;
const emptied = { ...guide!, sections: [{ ...firstSection!, products: [] }, secondSection!] };

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const shownSections = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const namesOf = (sections: readonly { readonly name: string }[]) =>
  sections.map(({ name }) => name);
const choice = (name: string) =>
  within(screen.getByRole('group', { name: 'Section' })).getByRole('button', { name });

test('web/gift-guides/detail-1: name, description, and sections with their products', async () => {
  fakeApi();
  renderApp(path);
  await title(guide!.name);
  screen.getByText(guide!.description);
  await waitFor(() => expect(shownSections()).toEqual(namesOf(guide!.sections)));
  for (const { name, description, products } of guide!.sections) {
    const section = within(screen.getByRole('region', { name }));
    section.getByText(description);
    expect(
      section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(namesOf(products));
  }
});

test('web/gift-guides/detail-1: what staff wrote is shown as text', async () => {
  const attack = '<img src=x onerror=alert(1)>';
  fakeApi({ getGiftGuide: () => ({ ...emptied, description: attack }) });
  renderApp(path);
  await screen.findByText(attack);
});

test('web/gift-guides/detail-2, core/gift-guides-3: the filter is labeled with the number of sections and keeps the chosen one', async () => {
  fakeApi();
  const { user } = renderApp(path);
  await title(guide!.name);
  screen.getByText('2 Sections');
  expect(choice('All').getAttribute('aria-pressed')).toBe('true');
  await user.click(choice(secondSection!.name));
  await waitFor(() => expect(shownSections()).toEqual([secondSection!.name]));
  await user.click(choice('All'));
  await waitFor(() => expect(shownSections()).toEqual(namesOf(guide!.sections)));
});

test('web/gift-guides/detail-2: one section is labeled in the singular', async () => {
  fakeApi({ getGiftGuide: () => ({ ...guide!, sections: [firstSection!] }) });
  renderApp(path);
  await screen.findByText('1 Section');
});

test('web/gift-guides/detail-2: another guide shows all its sections, and so does this one when it comes back', async () => {
  fakeApi();
  const { router, user } = renderApp(path);
  await title(guide!.name);
  await user.click(choice(secondSection!.name));
  await router.navigate(`/gift-guides/${otherGuide!.id}`);
  await title(otherGuide!.name);
  expect(choice('All').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(shownSections()).toEqual(namesOf(otherGuide!.sections)));
  await router.navigate(path);
  await title(guide!.name);
  await waitFor(() => expect(shownSections()).toEqual(namesOf(guide!.sections)));
});

test('web/gift-guides/detail-2: going back to the guide restores the chosen section', async () => {
  fakeApi();
  const { router, user } = renderApp(path);
  await title(guide!.name);
  await user.click(choice(secondSection!.name));
  await waitFor(() => expect(router.state.location.search).toBe(`?section=${secondSection!.id}`));
  await user.click(screen.getByRole('link', { name: secondSection!.products[0]!.name }));
  await title(secondSection!.products[0]!.name);
  await router.navigate(-1);
  await title(guide!.name);
  await waitFor(() => expect(shownSections()).toEqual([secondSection!.name]));
});

test('web/gift-guides/detail-3: cards show names and the prices that there are', async () => {
  const priceless = { ...firstSection!.products[0]!, price: null, maxPrice: null };
  const [, ...others] = firstSection!.products;
  const data = { ...guide!, sections: [{ ...firstSection!, products: [priceless, ...others] }] };
  fakeApi({ getGiftGuide: () => data });
  renderApp(path);
  const cards = await screen.findAllByRole('article');
  // The first article is the guide, which contains the others.
  for (const [index, product] of others.entries()) {
    const card = within(cards[index + 2]!);
    card.getByRole('link', { name: product.name });
    card.getByText(formatPrice(product)!);
  }
  expect(cards[1]!.textContent).toBe(`${priceless.name}Request ${priceless.name}`);
});

test('web/gift-guides/detail-3: a product without a picture shows its initial', async () => {
  const bare = { ...firstSection!.products[0]!, name: 'Élan', imageUrl: null };
  const data = { ...guide!, sections: [{ ...firstSection!, products: [bare] }] };
  fakeApi({ getGiftGuide: () => data });
  renderApp(path);
  await screen.findByText('É');
});

test('web/gift-guides/detail-3: a card leads to the product, which is there at once and leads back', async () => {
  const { calls } = fakeApi();
  const { router, user } = renderApp(path);
  const product = firstSection!.products[0]!;
  await user.click(await screen.findByRole('link', { name: product.name }));
  await title(product.name);
  expect(router.state.location.pathname).toBe(`/gift-guides/products/${product.id}`);
  expect(router.state.location.state).toEqual({ giftGuideId: guide!.id });
  expect(calls('getGiftProduct')).toHaveLength(0);
  await user.click(screen.getByRole('link', { name: 'Back to Guide' }));
  await title(guide!.name);
});

test('web/gift-guides/detail-4: an empty section says so, and says it otherwise when it is chosen', async () => {
  fakeApi({ getGiftGuide: () => emptied });
  const { user } = renderApp(path);
  await screen.findByText('No items in this section yet.');
  await user.click(choice(firstSection!.name));
  await screen.findByText('No items found in the selected section.');
  expect(screen.queryByText('No items in this section yet.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show All Sections' }));
  await waitFor(() => expect(shownSections()).toEqual(namesOf(guide!.sections)));
});

test('web/gift-guides/detail-4, core/gift-guides-6: a guide without sections says so, and has nothing to filter', async () => {
  fakeApi({ getGiftGuide: () => ({ ...guide!, sections: [] }) });
  renderApp(path);
  await screen.findByText("This gift guide doesn't have any sections yet.");
  expect(screen.queryByRole('group', { name: 'Section' })).toBeNull();
});

const othersGuide = club.giftGuides.find(
  ({ memberId }) => memberId !== null && memberId !== club.members[0]!.id,
)!;
test.each(['nothing', othersGuide.id])(
  'web/gift-guides/detail-5, core/gift-guides-9: %s is not found, and leads back',
  async (id) => {
    fakeApi();
    renderApp(`/gift-guides/${id}`);
    await title('Gift guide not found');
    expect(screen.getByRole('link', { name: 'Back to Gift Guides' }).getAttribute('href')).toBe(
      '/gift-guides',
    );
    await waitFor(() => expect(document.title).toBe('Gift guide not found · The Sample Club'));
  },
);

test.each([
  [guide!, '/gift-guides'],
  [personal, '/gift-guides?view=personal'],
])(
  "web/gift-guides/detail-6: a member's breadcrumbs lead to the guides of its kind",
  async ({ id, name }, way) => {
    fakeApi();
    renderApp(`/gift-guides/${id}`);
    await title(name);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(trail.getByRole('link', { name: 'Gift Guides' }).getAttribute('href')).toBe(way);
  },
);

test('web/gift-guides/detail-7: a visitor is invited, and keeps ref in links and calls', async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor, { signedIn: false });
  const invitation = await screen.findByRole('link', { name: 'Become a Member' });
  expect(invitation.getAttribute('href')).toBe('https://membership.club.example');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
  const { id, name } = firstSection!.products[0]!;
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
    `/gift-guides/products/${id}?ref=member-2`,
  );
  const [call] = calls('getGiftGuide');
  expect(call?.url.searchParams.get('ref')).toBe('member-2');
  expect(call?.headers.get('authorization')).toBeNull();
});

test('web/gift-guides/detail-7: "Sign in here" saves the path and goes to the sign-in page', async () => {
  fakeApi();
  const { router, user } = renderApp(asVisitor, { signedIn: false });
  await user.click(await screen.findByRole('button', { name: 'Sign in here' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe(asVisitor);
});

test('web/gift-guides/detail-5, web/gift-guides/detail-7: a visitor who finds no guide is invited, and led to no list', async () => {
  fakeApi();
  renderApp('/gift-guides/nothing?ref=member-2', { signedIn: false });
  await title('Gift guide not found');
  screen.getByRole('link', { name: 'Become a Member' });
  screen.getByRole('button', { name: 'Sign in here' });
  expect(screen.queryByRole('link', { name: 'Back to Gift Guides' })).toBeNull();
});

test("web/gift-guides/detail-7: a member's call and links carry no ref", async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor);
  await title(guide!.name);
  expect(calls('getGiftGuide')[0]?.url.searchParams.get('ref')).toBeNull();
  const { name } = firstSection!.products[0]!;
  expect(screen.getByRole('link', { name }).getAttribute('href')).not.toContain('ref=');
});

test('web/gift-guides/detail-8: loading is said', async () => {
  fakeApi({ getGiftGuide: neverResponds });
  renderApp(path);
  await screen.findByText('Loading gift guide');
});

test('web/gift-guides/detail-8: a failure is shown with a way to try again', async () => {
  let isDown = true;
  fakeApi({
    getGiftGuide: () => (isDown ? rejection(429, 'Not today.') : guide!),
  });
  const { user } = renderApp(path);
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await title(guide!.name);
});

test('web/gift-guides/detail-8: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({ getGiftGuide: () => (isDown ? rejection(429, 'No.') : guide!) });
  const { services } = renderApp(path);
  await title(guide!.name);
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries();
  await screen.findByText(/latest could not be loaded/);
  await title(guide!.name);
});

test('web/gift-guides/detail-9: a member shares the guide', async () => {
  fakeApi();
  renderApp(path);
  await screen.findByRole('button', { name: 'Share link' });
});

test('web/gift-guides/detail-9: a visitor does not share the guide', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  await title(guide!.name);
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/gift-guides/detail-9: nothing is shared that is on its way or missing', async () => {
  fakeApi({ getGiftGuide: neverResponds });
  const { router } = renderApp(path);
  await screen.findByText('Loading gift guide');
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  fakeApi();
  await act(() => router.navigate('/gift-guides/nothing'));
  await screen.findByRole('heading', { level: 1, name: 'Gift guide not found' });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/gift-guides/detail-9: a personal guide is not shared', async () => {
  fakeApi();
  renderApp(`/gift-guides/${personal.id}`);
  await title(personal.name);
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

const requested = firstSection!.products[1]!;

test('web/gift-guides/detail-10: a product is requested from its guide, with a fixed type and subject', async () => {
  const { calls } = fakeApi();
  const { router, user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: `Request ${requested.name}` }));
  const form = within(await screen.findByRole('dialog', { name: 'Gifting Request' }));
  const subject = form.getByLabelText<HTMLInputElement>(/Subject/);
  expect([subject.value, subject.disabled]).toEqual([`Gifting - ${requested.name}`, true]);
  await user.type(form.getByLabelText(/Recipient name/), 'Aunt Edith');
  await user.click(form.getByRole('combobox', { name: /Occasion/ }));
  await user.click(await screen.findByRole('option', { name: 'Thank You' }));
  await user.type(form.getByLabelText(/Delivery date/), '2099-12-24');
  await user.click(form.getByRole('button', { name: 'Submit Request' }));
  await waitFor(() => expect(calls('submitRequest')).toHaveLength(1));
  expect(calls('submitRequest')[0]?.body).toMatchObject({ giftProductId: requested.id });
  expect(router.state.location.pathname).toBe(path);
});

test('web/gift-guides/detail-10: a visitor who requests a product goes to the sign-in page', async () => {
  fakeApi();
  const { router, user } = renderApp(asVisitor, { signedIn: false });
  await user.click(await screen.findByRole('button', { name: `Request ${requested.name}` }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe(asVisitor);
});
