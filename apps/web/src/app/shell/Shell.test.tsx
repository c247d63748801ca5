import { PageNotLoadedError } from '@parlour/app/routing';
import { initialsOfName, SESSION_KEY } from '@parlour/core';
import { media } from '@parlour/ui/tokens';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { club, configuration, signIn } from '../../testing/club.ts';
import { type FakeHandlers, fakeApi, neverResponds } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const openBenefits = async (changes: FakeHandlers = {}) => {
  const server = fakeApi(changes);
  const app = renderApp('/member-benefits');
  await screen.findByRole('heading', { level: 1, name: 'Member Benefits' });
  return { ...server, ...app };
};

test('web/app/shell-1: menu, newsletter and request button', async () => {
  await openBenefits();
  const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Member Benefits',
    'Destination Guides',
    'Events',
    'Gift Guides',
    'My Bookings',
  ]);
  const footer = within(screen.getByRole('contentinfo'));
  const newsletter = footer.getByRole('link', { name: 'Newsletter' });
  expect(newsletter.getAttribute('href')).toBe('https://news.club.example');
  expect(newsletter.getAttribute('target')).toBe('_blank');
  screen.getByRole('button', { name: 'Submit a Request' });
});

test('web/app/shell-26: the menu under the initials has what is the member’s own, and closes when something is chosen', async () => {
  const { user, router } = await openBenefits();
  const opener = screen.getByRole('button', { name: /your pages$/ });
  expect(opener.textContent).toBe(initialsOfName(signIn.user.name));
  const own = document.getElementById(opener.getAttribute('popovertarget') ?? '')!;
  const links = within(own).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['My Requests', '/requests'],
    ['Saved', '/saved'],
    ['Signed-In Devices', '/profile#devices'],
  ]);
  const hidePopover = vi.fn();
  Object.assign(own, { hidePopover });
  await user.click(links[1]!);
  expect(hidePopover).toHaveBeenCalledOnce();
  await waitFor(() => expect(router.state.location.pathname).toBe('/requests'));
});

test('web/app/shell-27: the footer leads a member to their own pages, and a visitor to none', async () => {
  await openBenefits();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  expect(footer.getByRole('link', { name: 'My Requests' }).getAttribute('href')).toBe('/requests');
  expect(footer.getByRole('link', { name: 'Saved' }).getAttribute('href')).toBe('/saved');
});

const openDrawer = async ({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  // It handles keys only after it has received the focus.
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  return drawer;
};

test('web/app/shell-1, web/app/shell-2: the drawer also links to the search and the newsletter, before the request button', async () => {
  const drawer = await openDrawer(await openBenefits());
  const newsletter = within(drawer).getByRole('link', { name: 'Newsletter' });
  expect(newsletter.getAttribute('href')).toBe('https://news.club.example');
  const request = within(drawer).getByRole('button', { name: 'Submit a Request' });
  const profile = within(drawer).getByRole('link', { name: 'Profile' });
  const search = within(drawer).getByRole('link', { name: 'Search' });
  for (const [first, second] of [
    [profile, search],
    [search, newsletter],
    [newsletter, request],
  ] as const) {
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('web/app/shell-1: a club without a newsletter has no link to one, in the menu and in the drawer', async () => {
  fakeApi();
  const { user } = renderApp('/member-benefits', {
    configuration: { ...configuration, newsletterUrl: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  within(drawer).getByRole('button', { name: 'Sign Out' });
  expect(screen.queryByText('Newsletter')).toBeNull();
});

test('web/app/shell-3: the present page is marked', async () => {
  await openBenefits();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Member Benefits');
});

test('web/app/shell-4: the drawer closes on Escape and on a route change', async () => {
  const app = await openBenefits();
  const { user, router } = app;
  await openDrawer(app);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const drawer = await openDrawer(app);
  await user.click(within(drawer).getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('web/app/shell-4: the drawer closes when the window gets wide, and the focus goes to the main heading', async () => {
  const wide = Object.assign(new EventTarget(), { matches: false });
  const matchMedia = vi.fn((_query: string) => wide);
  vi.stubGlobal('matchMedia', matchMedia);
  await openDrawer(await openBenefits());
  expect(matchMedia).toHaveBeenLastCalledWith('(min-width: 768px)');
  fireEvent(wide as unknown as Window, new Event('change'));
  screen.getByRole('dialog', { name: 'Menu' });
  wide.matches = true;
  fireEvent(wide as unknown as Window, new Event('change'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const heading = screen.getByRole('heading', { level: 1, name: 'Member Benefits' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('web/app/shell-4: the drawer does not stay open if the window got wide while it was loading', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const { user } = await openBenefits();
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await user.click(opener);
  await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('web/app/shell-5: the footer shows the postal address', async () => {
  await openBenefits();
  expect(within(screen.getByRole('contentinfo')).getByRole('group').textContent).toBe(
    '1 Garden Row\nLondon W1\nUnited Kingdom',
  );
});

test('web/app/shell-14: menu, drawer and footer lead to the concierge', async () => {
  const { user } = await openBenefits();
  const hrefsIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const contact = ['tel:+442079460180', 'mailto:concierge@club.example'];
  expect(hrefsIn(screen.getByRole('contentinfo'))).toEqual(expect.arrayContaining(contact));
  const opener = screen.getByRole('button', { name: 'Concierge' });
  const popover = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  const links = within(popover!).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(contact);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(hrefsIn(drawer)).toEqual(expect.arrayContaining(contact));
});

test('web/app/shell-14: a club that gives no contact has no menu for it', async () => {
  fakeApi();
  renderApp('/member-benefits', {
    configuration: { ...configuration, staffEmail: null, clubPhone: null },
  });
  await screen.findByRole('button', { name: /your pages$/ });
  expect(screen.queryByRole('button', { name: 'Concierge' })).toBeNull();
});

const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === media.belowMd }),
  );

test('web/app/shell-16: on a phone a bar leads to what is opened most', async () => {
  onPhone();
  const { user } = await openBenefits();
  const bar = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
  const targets = bar.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/dashboard', '/destination-guides', '/events', '/profile']);
  expect(bar.queryByRole('link', { current: 'page' })).toBeNull();
  await user.click(bar.getByRole('link', { name: 'Events' }));
  await screen.findByRole('heading', { level: 1, name: 'Events' });
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Events');
  await user.click(bar.getByRole('button', { name: 'Request' }));
  await screen.findByRole('dialog', { name: 'Submit a Request' });
});

test('web/app/shell-16: a wide window has no bar', async () => {
  await openBenefits();
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
});

test('web/app/shell-16: a visitor has no bar', async () => {
  onPhone();
  fakeApi();
  renderApp(`/member-benefits/${club.benefits[0]!.id}?ref=member-2`, { signedIn: false });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).toBeNull();
});

test('web/app/shell-6: a route change starts at the top, on the main heading', async () => {
  const { user } = await openBenefits();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /Eleanor/ });
  expect(document.activeElement).toBe(heading);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

test('web/app/shell-4, web/app/shell-6: a route change from the drawer leaves the focus on the main heading', async () => {
  const app = await openBenefits();
  const drawer = await openDrawer(app);
  await app.user.click(within(drawer).getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const heading = await screen.findByRole('heading', { level: 1, name: /Eleanor/ });
  expect(document.activeElement).toBe(heading);
});

test('web/app/shell-6: a page without a heading yet gets the focus on its main area', async () => {
  const { router } = await openBenefits({ getBenefit: neverResponds });
  await router.navigate(`/member-benefits/${club.benefits[0]!.id}`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('web/app/shell-6: a change of the query alone leaves scroll and focus', async () => {
  const { user } = await openBenefits();
  const choice = await screen.findByRole('button', { name: 'Dining' });
  await user.click(choice);
  await waitFor(() => expect(choice.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement).toBe(choice);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('web/app/shell-7: the way back to the top shows once the page is scrolled down', async () => {
  const { user } = await openBenefits();
  expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
  vi.stubGlobal('scrollY', 2000);
  fireEvent.scroll(window);
  const button = await screen.findByRole('button', { name: 'Scroll to top' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(window.scrollTo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { level: 1, name: 'Member Benefits' }),
  );
});

test('web/app/shell-8: the skip link is first and leads to the main area', async () => {
  const { user } = await openBenefits();
  await user.tab();
  const skipLink = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.activeElement).toBe(skipLink);
  expect(skipLink.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

const throwBroken = () => {
  throw new Error('Broken.');
};
const throwMissing = () => {
  throw new PageNotLoadedError();
};

/** Opens a broken page below the shell. */
const openBroken = async (page: RouteObject) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openBenefits();
  const { router } = app;
  const [root] = router.routes;
  const pages = root?.children?.at(-1)?.children?.[0]?.children?.[0];
  pages?.children?.push({ ...page, id: 'broken', path: '/broken' });
  router._internalSetRoutes(router.routes);
  await router.navigate('/broken');
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  return app;
};

test.each<[when: string, page: RouteObject]>([
  ['loaded', { loader: throwBroken, Component: () => null }],
  ['rendered', { Component: throwBroken }],
])(
  'web/app/shell-9: an error while a page is %s stands below the menu, with ways out',
  async (_, page) => {
    await openBroken(page);
    const main = within(screen.getByRole('main'));
    expect(document.activeElement).toBe(main.getByRole('heading', { level: 1 }));
    await waitFor(() =>
      expect(document.title).toBe('Unexpected Application Error! · The Sample Club'),
    );
    main.getByText(/trying again often helps/);
    main.getByRole('button', { name: 'Try Again' });
    expect(main.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    screen.getByRole('navigation', { name: 'Main' });
  },
);

test('web/app/shell-9: a page without its code says that it opens by itself', async () => {
  await openBroken({ loader: throwMissing, Component: () => null });
  screen.getByText(/opens by itself as soon as you are back online/);
});

test('web/app/shell-9: trying again without a connection says that the club cannot be reached', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false } }));
  const { user } = await openBroken({ loader: throwMissing, Component: () => null });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText(/^The club cannot be reached yet\./);
});

test('web/app/shell-9: trying again is pending until the server responds or cannot be reached', async () => {
  const { user } = await openBroken({ loader: throwMissing, Component: () => null });
  addEventListener('parlour:retry', (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  screen.getByRole('button', { name: /^Trying Again/ });
  expect(screen.queryByText(/^The club cannot be reached yet/)).toBeNull();
  act(() => void dispatchEvent(new Event('parlour:unreachable')));
  screen.getByRole('button', { name: 'Try Again' });
  screen.getByText(/^The club cannot be reached yet/);
});

test('web/app/shell-10: an unknown URL says so, with a way home', async () => {
  fakeApi();
  renderApp('/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing at this address.' });
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  await waitFor(() => expect(document.title).toBe('Page Not Found · The Sample Club'));
});

test('web/app/shell-11: Sign Out ends the session', async () => {
  const { user } = await openBenefits();
  await user.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }));
  await screen.findByLabelText(/Email/);
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('web/app/shell-12: hovering over an entry prefetches its data', async () => {
  const { calls, user } = await openBenefits();
  expect(calls('listEvents')).toEqual([]);
  await user.hover(screen.getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(calls('listEvents')).toHaveLength(1));
});

test("web/app/shell-13: the club's name leads a member home", async () => {
  const { user, router } = await openBenefits();
  await user.click(screen.getByRole('link', { name: 'The Sample Club' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test("web/app/shell-13: the club's name leads a visitor nowhere", async () => {
  fakeApi();
  renderApp(`/member-benefits/${club.benefits[0]!.id}?ref=member-2`, { signedIn: false });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'The Sample Club' })).toBeNull();
});
