import { sampleId } from '@parlour/sample-club';
import { href, RETURN_PATH_KEY, routes } from '@parlour/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { club, relatedVendors } from '../../testing/club.ts';
import { fakeApi, neverResponds, rejection, envelope } from '../../testing/fakeApi.ts';
import { setOnline } from '../../testing/fakeBrowser.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const vendor = club.vendors.find(({ slug }) => slug === 'table-chevreuil')!;
const path = href(routes.vendor, vendor);
const asVisitor = `${path}?ref=member-2`;
const marais = { id: sampleId('destination', 'paris-le-marais'), name: 'Le Marais' };
const paris = { id: sampleId('destination', 'paris'), name: 'Paris' };
const fromMarais = {
  vendorId: vendor.id,
  destinationId: marais.id,
  destination: marais,
  parentDestination: paris,
};
const down = () => rejection(429, 'Slow down.');

const title = (name = vendor.name) => screen.findByRole('heading', { level: 1, name });
const glance = () => screen.getByRole('complementary', { name: 'At a glance' });
const map = () => screen.queryByRole('region', { name: /^Map of/ });
const respondWith = (changes: Partial<typeof vendor>) => ({
  getVendor: () => ({ ...vendor, ...changes }),
});
const trail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('web/vendors-1: without more the page loads by the slug, then what is related to the vendor', async () => {
  const { calls } = fakeApi();
  renderApp(path);
  await title();
  await waitFor(() => expect(calls('listRelatedVendors')).toHaveLength(1));
  expect(calls('getVendor').map(({ url }) => url.pathname)).toEqual([
    `/api/vendors/${vendor.slug}`,
  ]);
  const [{ url } = {}] = calls('listRelatedVendors');
  expect(url?.pathname).toBe(`/api/destinations/vendors/${vendor.id}/related`);
  expect(url?.searchParams.get('limit')).toBe('3');
});

test('web/vendors-1: the id that came with the link goes before the slug', async () => {
  fakeApi();
  const { router } = renderApp('/member-benefits');
  await router.navigate('/vendors/a-former-name', { state: { vendorId: vendor.id } });
  await title();
});

const paths = (calls: readonly { readonly url: URL }[]) => calls.map(({ url }) => url.pathname);

test('web/vendors-1: opened from the app, the vendor is loaded by its id alone', async () => {
  const { calls } = fakeApi();
  const { router } = renderApp('/member-benefits');
  await screen.findByRole('group', { name: 'Category' });
  await act(() => router.navigate(path, { state: { vendorId: vendor.id } }));
  await title();
  await waitFor(() => expect(calls('listRelatedVendors')).toHaveLength(1));
  expect(paths(calls('getVendor'))).toEqual([`/api/vendors/${vendor.id}`]);
});

test('web/vendors-1: a reload of a page opened from the app asks once, by the id', async () => {
  const { calls } = fakeApi();
  renderApp(path, { state: fromMarais });
  await title();
  await waitFor(() => expect(calls('listRelatedVendors')).toHaveLength(1));
  expect(paths(calls('getVendor'))).toEqual([`/api/vendors/${vendor.id}`]);
});

test('web/vendors-1: a link that is hovered loads the vendor by its id, and opening it asks no more', async () => {
  const { calls } = fakeApi();
  const { user, services } = renderApp(`/destination-guides/${marais.id}`);
  const link = await screen.findByRole('link', { name: vendor.name });
  (await services.loadData()).queryClient.removeQueries({ queryKey: ['vendors'] });
  await user.hover(link);
  await waitFor(() => expect(calls('listRelatedVendors')).toHaveLength(1));
  await user.click(link);
  await title();
  expect(paths(calls('getVendor'))).toEqual([`/api/vendors/${vendor.id}`]);
});

test.each([null, 'text', 7, [], { vendorId: 7 }, { vendorId: ' ' }, { destination: { id: 1 } }])(
  'web/vendors-1: a link that carries %j leads to the vendor of the slug',
  async (state) => {
    fakeApi();
    const { router } = renderApp('/member-benefits');
    await router.navigate(path, { state });
    await title();
  },
);

test('web/vendors-2: the page shows what is known of the vendor', async () => {
  fakeApi(respondWith({ state: 'Île-de-France', activityCategory: 'Hearth; Wine ;; hearth' }));
  renderApp(path);
  await title();
  const facts = within(glance());
  facts.getByText('14 Rue Charlot');
  facts.getByText('Paris, Île-de-France');
  facts.getByText('Restaurants');
  // A star is drawn for each, beside the words.
  expect(facts.getByText('2 Michelin Stars').querySelectorAll('svg')).toHaveLength(2);
  const links = facts.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([vendor.website, 'tel:+33199004611']);
  facts.getByText('+33 1 99 00 46 11');
  const badges = facts.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(badges).toEqual(['Hearth', 'Wine']);
  screen.getByText(/around an open hearth/);
  expect(map()?.getAttribute('aria-label')).toBe('Map of Table Chevreuil');
  await waitFor(() => expect(document.title).toBe('Table Chevreuil · The Sample Club'));
});

test('web/vendors-2: name, facts, picture, description and map follow each other, the picture loaded first', async () => {
  fakeApi();
  renderApp(path);
  const heading = await title();
  const picture = document.querySelector('article img[fetchpriority="high"]');
  expect(picture?.getAttribute('src')).toContain(encodeURIComponent(vendor.imageUrl!));
  const parts = [heading, glance(), picture!, screen.getByText(/around an open hearth/), map()!];
  const inOrder = parts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(parts);
});

test('web/vendors-2: a website without a scheme gets https, and one that is none is left out', async () => {
  fakeApi(respondWith({ website: 'chevreuil.example', phone: null }));
  renderApp(path);
  await title();
  expect(within(glance()).getByRole('link').getAttribute('href')).toBe('https://chevreuil.example');
});

test('web/vendors-2: hostile HTML from staff does not run', async () => {
  const description = '<p onclick="x()">Warm</p><script>x()</script><img src=x onerror=x()>';
  fakeApi(
    respondWith({ description, website: 'javascript:alert(1)', name: '<b>Bold</b>', phone: ' ' }),
  );
  renderApp(path);
  await title('<b>Bold</b>');
  const paragraph = screen.getByText('Warm');
  expect(paragraph.hasAttribute('onclick')).toBe(false);
  expect(document.querySelector('article script, article [onerror]')).toBeNull();
  expect(within(glance()).queryByRole('link')).toBeNull();
});

test('web/vendors-2: what is not known is left out', async () => {
  const nothing = {
    phone: null,
    address: null,
    city: ' ',
    state: null,
    website: null,
    activityCategory: ' ; ',
  };
  fakeApi(
    respondWith({ ...nothing, michelinStars: 0, category: null, description: '', imageUrl: null }),
  );
  renderApp(path);
  await title();
  expect(within(glance()).getAllByRole('term')).toHaveLength(1);
  within(glance()).getByText('Type');
});

test.each([
  { latitude: null, longitude: null },
  { latitude: 48, longitude: null },
])('web/vendors-3: there is no map of %j', async (place) => {
  fakeApi(respondWith(place));
  renderApp(path);
  await title();
  expect(map()).toBeNull();
});

test('web/vendors-3: zero is a coordinate', async () => {
  fakeApi(respondWith({ latitude: 0, longitude: 0 }));
  renderApp(path);
  await title();
  expect(map()).not.toBeNull();
});

test('web/vendors-4, core/destinations-18: related vendors are under their heading, at most three', async () => {
  fakeApi({ listRelatedVendors: () => ({ vendors: club.connections.slice(0, 5) }) });
  renderApp(path);
  const section = within(await screen.findByRole('region', { name: 'More Paris Dining' }));
  expect(await section.findAllByRole('link')).toHaveLength(3);
});

test('web/vendors-4, web/vendors-13: a related vendor is opened with its ids and both destinations, and begins anew', async () => {
  fakeApi();
  const [next] = relatedVendors(vendor.id).vendors;
  const { router, user } = renderApp('/member-benefits');
  await router.navigate(path, { state: fromMarais });
  await user.click(await screen.findByRole('link', { name: next!.vendor.name }));
  const heading = await title(next!.vendor.name);
  expect(router.state.location.pathname).toBe(href(routes.vendor, next!.vendor));
  expect(router.state.location.state).toEqual({ ...fromMarais, vendorId: next!.vendor.id });
  expect(screen.queryByRole('heading', { level: 1, name: vendor.name })).toBeNull();
  expect(document.activeElement).toBe(heading);
});

test('web/vendors-4: a related vendor of another destination takes none along', async () => {
  const far = club.connections.find(
    ({ destinationId }) => destinationId === sampleId('destination', 'rome'),
  )!;
  fakeApi({ listRelatedVendors: () => ({ vendors: [far] }) });
  const { router, user } = renderApp('/member-benefits');
  await router.navigate(path, { state: fromMarais });
  await user.click(await screen.findByRole('link', { name: far.vendor.name }));
  await title(far.vendor.name);
  expect(router.state.location.state).toEqual({
    vendorId: far.vendor.id,
    destinationId: sampleId('destination', 'rome'),
    destination: null,
    parentDestination: null,
  });
});

test.each([
  ['fail', down],
  ['are none', () => ({ vendors: [] })],
])(
  'web/vendors-5: where related vendors %s, the page is whole without them',
  async (_, response) => {
    const { calls } = fakeApi({ listRelatedVendors: response });
    renderApp(path);
    await title();
    await waitFor(() => expect(calls('listRelatedVendors')).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^More/ })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    within(glance()).getByText('14 Rue Charlot');
  },
);

const guides = ['DESTINATION GUIDES', '/destination-guides'];

test('web/vendors-6: above a vendor of no destination, a member sees the guides', async () => {
  fakeApi();
  renderApp(path);
  await title();
  expect(trail()).toEqual([guides]);
});

test('web/vendors-6: a member who comes by the URL sees the vendor’s own destination, and takes it along', async () => {
  const destination = { ...marais, parentDestination: paris };
  fakeApi(respondWith({ destination }));
  const [next] = relatedVendors(vendor.id).vendors;
  const { router, user } = renderApp(path);
  await title();
  expect(trail()).toEqual([
    guides,
    ['PARIS', `/destination-guides/${paris.id}`],
    ['LE MARAIS', `/destination-guides/${marais.id}`],
  ]);
  await user.click(await screen.findByRole('link', { name: next!.vendor.name }));
  await title(next!.vendor.name);
  expect(router.state.location.state).toEqual({ ...fromMarais, vendorId: next!.vendor.id });
});

test('web/vendors-6: a member who comes from a destination sees it with its parent', async () => {
  fakeApi();
  const { router } = renderApp('/member-benefits');
  await router.navigate(path, { state: fromMarais });
  await title();
  expect(trail()).toEqual([
    guides,
    ['PARIS', `/destination-guides/${paris.id}`],
    ['LE MARAIS', `/destination-guides/${marais.id}`],
  ]);
});

test('web/vendors-7: a visitor who comes from a destination sees it alone, with ref', async () => {
  fakeApi();
  const { router } = renderApp(asVisitor, { signedIn: false });
  await title();
  await router.navigate(asVisitor, { state: fromMarais });
  await waitFor(() =>
    expect(trail()).toEqual([['LE MARAIS', `/destination-guides/${marais.id}?ref=member-2`]]),
  );
});

test('web/vendors-7: a visitor who comes by the URL sees the city', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  await title();
  screen.getByText('PARIS');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
});

test('web/vendors-7: a visitor keeps ref on the way to a related vendor', async () => {
  fakeApi();
  const { router, user } = renderApp(asVisitor, { signedIn: false });
  const [next] = relatedVendors(vendor.id).vendors;
  await user.click(await screen.findByRole('link', { name: next!.vendor.name }));
  await title(next!.vendor.name);
  expect(router.state.location.search).toBe('?ref=member-2');
});

test('web/vendors-8: a member asks about the vendor, and is back on its page', async () => {
  const { calls } = fakeApi();
  const { router, user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Request assistance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dining Reservation Request' }));
  dialog.getByText('Request assistance with: Table Chevreuil');
  dialog.getByText('(Auto-selected)');
  dialog.getByText('(Auto-generated)');
  const subject = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ });
  expect(subject.value).toBe('Dining Reservation - Table Chevreuil');
  expect(subject.disabled).toBe(true);
  await user.type(dialog.getByLabelText(/^Dining date/), '2099-05-01');
  await user.type(dialog.getByLabelText(/^Dining time/), '19:30');
  await user.type(dialog.getByLabelText(/^Number of guests/, { selector: 'input' }), '4');
  await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
  await screen.findByText('Your request has been submitted successfully!');
  expect(calls('submitRequest')[0]?.body).toMatchObject({
    vendorId: vendor.id,
    requestType: 'Dining',
    subject: 'Dining Reservation - Table Chevreuil',
  });
  expect(router.state.location.pathname).toBe(path);
});

test.each(['Request assistance', 'Sign in here', 'Sign In'])(
  'web/vendors-9: "%s" saves the visitor’s path and goes to the sign-in page',
  async (name) => {
    fakeApi();
    const { router, user } = renderApp(asVisitor, { signedIn: false });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sessionStorage.getItem(RETURN_PATH_KEY)).toBe(asVisitor);
  },
);

test('web/vendors-9: a visitor is invited to become a member', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  const invitation = await screen.findByRole('link', { name: 'Become a Member' });
  expect(invitation.getAttribute('href')).toBe('https://membership.club.example');
  expect(invitation.getAttribute('target')).toBe('_blank');
});

test('web/vendors-10, core/destinations-24: an unknown vendor is not found, and leads a member back', async () => {
  const { calls } = fakeApi();
  renderApp('/vendors/nowhere');
  await title('Vendor not found');
  const back = screen.getByRole('link', { name: 'Back to Destination Guides' });
  expect(back.getAttribute('href')).toBe('/destination-guides');
  await waitFor(() => expect(document.title).toBe('Vendor not found · The Sample Club'));
  expect(calls('listRelatedVendors')).toEqual([]);
});

test('web/vendors-10: a visitor of an unknown vendor is invited, and led to no list', async () => {
  fakeApi();
  renderApp('/vendors/nowhere?ref=member-2', { signedIn: false });
  await title('Vendor not found');
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Become a Member'),
  ]);
  screen.getByRole('button', { name: 'Sign in here' });
});

test.each(['%00', '%F0%9F%8E%81', '%3Cscript%3E', "';--", '50%25', '%20', 'a%2Fb', 'x'.repeat(99)])(
  'web/vendors-10: the path %s is a vendor that is not found',
  async (slug) => {
    fakeApi();
    renderApp(`/vendors/${slug}`);
    await title('Vendor not found');
  },
);

test('web/vendors-10: a path that the server can not read is a vendor that is not found', async () => {
  fakeApi({ getVendor: () => rejection(400, 'id is too long.', 'id') });
  renderApp(`/vendors/${'x'.repeat(101)}`);
  await title('Vendor not found');
});

test.each([
  ['null', () => envelope(null)],
  ['no body', () => new Response(null, { status: 204 })],
])('web/vendors-10: a response with %s is a vendor that is not found', async (_, response) => {
  fakeApi({ getVendor: response });
  renderApp(path);
  await title('Vendor not found');
  screen.getByRole('link', { name: 'Back to Destination Guides' });
});

test('web/vendors-11, core/destinations-24: any failure is told in one message, with a way to try again', async () => {
  let isDown = true;
  fakeApi({ getVendor: () => (isDown ? down() : vendor) });
  const { user } = renderApp(path);
  await screen.findByText('Failed to load vendor details');
  expect(screen.queryByText('Slow down.')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await title();
});

test('web/vendors-11: without network the page says that it needs it', async () => {
  setOnline(false);
  onTestFinished(() => setOnline(true));
  fakeApi({ getVendor: () => Promise.reject(new TypeError('Failed to fetch')) });
  renderApp(path);
  await screen.findByText('You are offline. This page needs the network.');
  expect(screen.queryByText('Failed to load vendor details')).toBeNull();
});

test('web/vendors-11: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({ getVendor: () => (isDown ? down() : vendor) });
  const { services, user } = renderApp(path);
  await title();
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries();
  await screen.findByText(/latest could not be loaded/);
  await title();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(/latest could not be loaded/)).toBeNull());
});

test('web/vendors-12: loading is said, and a member already sees the way here', async () => {
  fakeApi({ getVendor: neverResponds });
  renderApp(path);
  await screen.findByText('Loading vendor');
  expect(trail()).toEqual([guides]);
});

test('web/vendors-12: related vendors have a skeleton, and no heading before it is known', async () => {
  fakeApi({ listRelatedVendors: neverResponds });
  renderApp(path);
  await title();
  expect(screen.queryByRole('region', { name: /^More/ })).toBeNull();
  expect(document.querySelectorAll('article div[aria-hidden="true"]').length).toBeGreaterThan(3);
});

test("web/vendors-14: a visitor's calls carry ref and no tokens", async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor, { signedIn: false });
  await title();
  await waitFor(() => expect(calls('listRelatedVendors')).toHaveLength(1));
  for (const { url, headers } of [...calls('getVendor'), ...calls('listRelatedVendors')]) {
    expect(url.searchParams.get('ref')).toBe('member-2');
    expect(headers.get('authorization')).toBeNull();
  }
});

test("web/vendors-14: a member's calls carry tokens and no ref", async () => {
  const { calls } = fakeApi();
  renderApp(asVisitor);
  await title();
  await waitFor(() => expect(calls('listRelatedVendors')).toHaveLength(1));
  for (const { url, headers } of [...calls('getVendor'), ...calls('listRelatedVendors')]) {
    expect(url.searchParams.get('ref')).toBeNull();
    expect(headers.get('authorization')).toBe('Bearer session-token');
  }
});

test('web/vendors-16: a member shares the vendor', async () => {
  fakeApi();
  renderApp(path);
  await screen.findByRole('button', { name: 'Share link' });
});

test('web/vendors-16: a visitor does not share the vendor', async () => {
  fakeApi();
  renderApp(asVisitor, { signedIn: false });
  await title();
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});

test('web/vendors-16: nothing is shared that is on its way or missing', async () => {
  fakeApi({ getVendor: neverResponds });
  const { router } = renderApp(path);
  await screen.findByText('Loading vendor');
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
  fakeApi();
  await act(() => router.navigate('/vendors/nothing'));
  await screen.findByRole('heading', { level: 1, name: 'Vendor not found' });
  expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
});
