import { RETURN_PATH_KEY } from '@parlour/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club, giftGuideList } from '../../../testing/club.ts';
import { fakeApi, neverResponds, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const guide = giftGuideList.publicGuides[0]!;
const product = guide.sections[0]!.products[0]!;
const path = `/gift-guides/products/${product.id}`;
const asVisitor = `${path}?ref=member-2`;

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const valueOf = (label: string) => screen.getByText(label).nextElementSibling!;

test('web/gift-guides/product-1: picture, name, description, price range and website', async () => {
  fakeApi();
  renderApp(path);
  await title(product.name);
  screen.getByText(product.description);
  expect(screen.getByRole('article').querySelector('img')).not.toBeNull();
  const website = within(screen.getByRole('article')).getByRole('link');
  expect(valueOf('Product Website').contains(website)).toBe(true);
  expect(website.getAttribute('href')).toBe(product.productUrl);
  expect(website.getAttribute('target')).toBe('_blank');
});

test('web/gift-guides/product-1: a link without a scheme gets https', async () => {
  fakeApi({ getGiftProduct: () => ({ ...product, productUrl: 'rushlit.example/twelve' }) });
  renderApp(path);
  await title(product.name);
  const website = within(screen.getByRole('article')).getByRole('link');
  expect(website.getAttribute('href')).toBe('https://rushlit.example/twelve');
});

test.each([null, 'javascript:alert(1)', 'mailto:shop@club.example'])(
  'web/gift-guides/product-1: %s is no website',
  async (productUrl) => {
    fakeApi({ getGiftProduct: () => ({ ...product, productUrl }) });
    renderApp(path);
    await title(product.name);
    expect(screen.queryByText('Product Website')).toBeNull();
    expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull();
  },
);

test('web/gift-guides/product-1: what staff wrote is shown as text, and a product may have no picture', async () => {
  const description = '<b>Bold</b>';
  fakeApi({ getGiftProduct: () => ({ ...product, description, imageUrl: null }) });
  renderApp(path);
  await screen.findByText(description);
  expect(screen.getByRole('article').querySelector('img')).toBeNull();
});

test.each([
  [{ price: 180, maxPrice: 320, currencyCode: 'EUR' }, '€180 - €320'],
  [{ price: 64.5, maxPrice: null, currencyCode: 'GBP' }, '£64.50'],
  [{ price: null, maxPrice: 400, currencyCode: null }, 'Up to $400'],
  [{ price: null, maxPrice: null, currencyCode: 'USD' }, 'Price available upon request'],
])('web/gift-guides/product-2, core/format-5: %j is shown as %s', async (price, expectedText) => {
  fakeApi({ getGiftProduct: () => ({ ...product, ...price }) });
  renderApp(path);
  await title(product.name);
  expect(valueOf('Price Range').textContent).toBe(expectedText);
});

test('web/gift-guides/product-3: a member who came otherwise finds the guides, not a guide', async () => {
  fakeApi();
  renderApp(path);
  await title(product.name);
  expect(screen.queryByRole('link', { name: 'Back to Guide' })).toBeNull();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getByRole('link').getAttribute('href')).toBe('/gift-guides');
});

test('web/gift-guides/product-3: a member who came through a guide is led back to it', async () => {
  fakeApi();
  const { router, user } = renderApp('/gift-guides');
  await screen.findByRole('link', { name: guide.name });
  await router.navigate(path, { state: { giftGuideId: guide.id } });
  await user.click(await screen.findByRole('link', { name: 'Back to Guide' }));
  await title(guide.name);
});

test('web/gift-guides/product-3: a visitor who came through a guide has no way back', async () => {
  fakeApi();
  const { router, user } = renderApp(`/gift-guides/${guide.id}?ref=member-2`, { signedIn: false });
  await user.click(await screen.findByRole('link', { name: product.name }));
  await screen.findByRole('button', { name: 'Request This Gift' });
  expect(router.state.location.search).toBe('?ref=member-2');
  expect(screen.queryByRole('link', { name: 'Back to Guide' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
});

test('web/gift-guides/product-4: the request has a fixed type and subject, and names the product and no vendor', async () => {
  const { calls } = fakeApi();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Request This Gift' }));
  const form = within(await screen.findByRole('dialog', { name: 'Gifting Request' }));
  const subject = form.getByLabelText<HTMLInputElement>(/Subject/);
  expect(subject.value).toBe(`Gifting - ${product.name}`);
  expect(subject.disabled).toBe(true);
  form.getByText('(Auto-selected)');
  form.getByText('(Auto-generated)');

  await user.type(form.getByLabelText(/Recipient name/), 'Aunt Edith');
  await user.click(form.getByRole('combobox', { name: /Occasion/ }));
  await user.click(await screen.findByRole('option', { name: 'Thank You' }));
  await user.type(form.getByLabelText(/Delivery date/), '2099-12-24');
  await user.click(form.getByRole('button', { name: 'Submit Request' }));
  await screen.findByText('Your request has been submitted successfully!');
  expect(calls('submitRequest').map(({ body }) => body)).toEqual([
    {
      requestType: 'Gift',
      subject: `Gifting - ${product.name}`,
      giftProductId: product.id,
      recipientName: 'Aunt Edith',
      occasion: 'Thank You',
      deliveryDate: '2099-12-24',
    },
  ]);
});

const othersProduct = club.giftGuides.find(
  ({ memberId }) => memberId !== null && memberId !== club.members[0]!.id,
)!.sections[0]!.products[0]!;
test.each(['nothing', othersProduct.id])(
  'web/gift-guides/product-5, core/gift-guides-9: %s is not found, and leads back',
  async (id) => {
    fakeApi();
    renderApp(`/gift-guides/products/${id}`);
    await title('Gift Item Not Found');
    expect(screen.getByRole('link', { name: 'Back to Gift Guides' }).getAttribute('href')).toBe(
      '/gift-guides',
    );
    await waitFor(() => expect(document.title).toBe('Gift Item Not Found · The Sample Club'));
  },
);

test('web/gift-guides/product-5: a visitor of an unknown product is invited, and led to no list', async () => {
  fakeApi();
  renderApp('/gift-guides/products/nothing?ref=member-2', { signedIn: false });
  await title('Gift Item Not Found');
  screen.getByRole('link', { name: 'Become a Member' });
  screen.getByRole('button', { name: 'Sign in here' });
  expect(screen.queryByRole('link', { name: 'Back to Gift Guides' })).toBeNull();
});

test('web/gift-guides/product-6: a visitor is invited, and the call carries ref and no tokens', async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor, { signedIn: false });
  const invitation = await screen.findByRole('link', { name: 'Become a Member' });
  expect(invitation.getAttribute('target')).toBe('_blank');
  const [call] = calls('getGiftProduct');
  expect(call?.url.searchParams.get('ref')).toBe('member-2');
  expect(call?.headers.get('authorization')).toBeNull();
});

test.each(['Sign in here', 'Request This Gift'])(
  'web/gift-guides/product-6: "%s" saves the path and goes to the sign-in page',
  async (name) => {
    fakeApi();
    const { router, user } = renderApp(asVisitor, { signedIn: false });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe(asVisitor);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test("web/gift-guides/product-6: a member's call carries tokens and no ref", async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor);
  await title(product.name);
  const [call] = calls('getGiftProduct');
  expect(call?.url.searchParams.get('ref')).toBeNull();
  expect(call?.headers.get('authorization')).toBe('Bearer session-token');
});

test('web/gift-guides/product-7: loading is said', async () => {
  fakeApi({ getGiftProduct: neverResponds });
  renderApp(path);
  await screen.findByText('Loading gift');
});

test('web/gift-guides/product-7: a failure is shown with a way to try again', async () => {
  let isDown = true;
  fakeApi({
    getGiftProduct: () => (isDown ? rejection(429, 'Not today.') : product),
  });
  const { user } = renderApp(path);
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await title(product.name);
});

test('web/gift-guides/product-7: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({ getGiftProduct: () => (isDown ? rejection(429, 'No.') : product) });
  const { services } = renderApp(path);
  await title(product.name);
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries();
  await screen.findByText(/latest could not be loaded/);
  await title(product.name);
});

test('web/gift-guides/product-8: a member shares the product', async () => {
  fakeApi();
  renderApp(path);
  await screen.findByRole('button', { name: 'Share link' });
});

test('web/gift-guides/product-8: nobody else could open a product of a personal guide', async () => {
  const own = giftGuideList.personalizedGuides[0]!.sections[0]!.products[0]!;
  fakeApi();
  renderApp(`/gift-guides/products/${own.id}`);
  await title(own.name);
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/gift-guides/product-8: a visitor does not share the product', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  await title(product.name);
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/gift-guides/product-8: nothing is shared that is on its way or missing', async () => {
  fakeApi({ getGiftProduct: neverResponds });
  const { router } = renderApp(path);
  await screen.findByText('Loading gift');
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  fakeApi();
  await act(() => router.navigate('/gift-guides/products/nothing'));
  await screen.findByRole('heading', { level: 1, name: 'Gift Item Not Found' });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});
