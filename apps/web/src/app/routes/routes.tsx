import {
  createPageRoute,
  orPageNotLoaded,
  type Page,
  RouteChange,
  startInTurn,
} from '@parlour/app/routing';
import { sharedPage, signedInOnly, signedOutOnly } from '@parlour/app/session';
import { routes } from '@parlour/core/routes';
import { Outlet, type RouteObject } from 'react-router';
import type { Services } from '../services.ts';
import { FallbackPage } from '../shell/FallbackPage.tsx';
import '../shell/FirstPaint.css.ts';

// Code is imported with `then`, because Vite wraps an awaited `import()` of a named export in another function.
const loadShell = () =>
  import('../shell/Shell.tsx').then((shell) => shell.Shell).catch(orPageNotLoaded);

// Queries are imported on demand, because the front page needs only some of their schemas.
const loadBenefitQueries = () => import('../../features/benefits/queries.ts');
const loadDestinationQueries = () => import('../../features/destinations/queries.ts');
const loadEventQueries = () => import('../../features/events/queries.ts');
const loadRegistrationQueries = () => import('../../features/registrations/queries.ts');
const loadRedemptionQueries = () => import('../../features/redemptions/queries.ts');
const loadGiftQueries = () => import('../../features/gift-guides/queries.ts');
const loadRequestQueries = () => import('../../features/requests/queries.ts');
const loadGuideQueries = () => import('../../features/destinations/detail/queries.ts');

const signIn: Page = {
  route: routes.signIn,
  load: () => import('../../features/sign-in/SignInScreen.tsx').then((page) => page.SignInScreen),
};

const view: Page = {
  route: routes.view,
  load: () =>
    import('../../features/member-view/ViewTabScreen.tsx').then((page) => page.ViewTabScreen),
};

const dashboard: Page = {
  route: routes.dashboard,
  load: () =>
    import('../../features/dashboard/DashboardScreen.tsx').then((page) => page.DashboardScreen),
  start: ({ client, queryClient: cache }) =>
    startInTurn([
      async () => cache.query((await loadEventQueries()).eventsQuery(client)),
      async () => cache.query((await loadBenefitQueries()).benefitsQuery(client)),
      async () => cache.query((await loadDestinationQueries()).trendingDestinationsQuery(client)),
    ]),
};

/** The pages below the shell. Their code is imported only by `import()`, to load in parallel with their calls. */
const pages: readonly Page[] = [
  { ...dashboard, route: routes.home },
  dashboard,
  {
    route: routes.benefits,
    load: () =>
      import('../../features/benefits/list/BenefitsScreen.tsx').then((page) => page.BenefitsScreen),
    start: ({ client, queryClient: cache }) =>
      Promise.allSettled([
        loadBenefitQueries().then(({ benefitsQuery }) => cache.query(benefitsQuery(client))),
        loadRedemptionQueries().then(({ redemptionsQuery }) =>
          cache.query(redemptionsQuery(client)),
        ),
      ]),
  },
  {
    route: routes.benefit,
    load: () =>
      import('../../features/benefits/detail/BenefitScreen.tsx').then((page) => page.BenefitScreen),
    start: async ({ client, queryClient: cache }, id) =>
      cache.query((await loadBenefitQueries()).benefitQuery(client, id)),
  },
  {
    route: routes.destinations,
    load: () =>
      import('../../features/destinations/list/DestinationsScreen.tsx').then(
        (page) => page.DestinationsScreen,
      ),
    start: async ({ client, queryClient: cache }) =>
      cache.query((await loadDestinationQueries()).destinationsQuery(client)),
  },
  {
    route: routes.destination,
    load: () =>
      import('../../features/destinations/detail/DestinationScreen.tsx').then(
        (page) => page.DestinationScreen,
      ),
    start: async ({ client, queryClient: cache }, id) =>
      cache.query((await loadGuideQueries()).destinationQuery(client, id)),
  },
  {
    route: routes.vendor,
    load: () => import('../../features/vendors/VendorScreen.tsx').then((page) => page.VendorScreen),
    start: async ({ client, queryClient: cache }, slug, state) =>
      (await loadGuideQueries()).loadVendorPage(client, cache, slug, state),
  },
  {
    route: routes.events,
    load: () =>
      import('../../features/events/list/EventsScreen.tsx').then((page) => page.EventsScreen),
    start: ({ client, queryClient: cache }) =>
      Promise.allSettled([
        loadEventQueries().then(({ eventsQuery }) => cache.query(eventsQuery(client))),
        loadRegistrationQueries().then(({ registrationsQuery }) =>
          cache.query(registrationsQuery(client)),
        ),
      ]),
  },
  {
    route: routes.event,
    load: () =>
      import('../../features/events/detail/EventScreen.tsx').then((page) => page.EventScreen),
    start: async ({ client, queryClient: cache }, id) =>
      cache.query((await loadEventQueries()).eventQuery(client, id)),
  },
  {
    route: routes.giftGuides,
    load: () =>
      import('../../features/gift-guides/list/GiftGuidesScreen.tsx').then(
        (page) => page.GiftGuidesScreen,
      ),
    start: async ({ client, queryClient: cache }) =>
      cache.query((await loadGiftQueries()).giftGuidesQuery(client)),
  },
  {
    route: routes.giftGuide,
    load: () =>
      import('../../features/gift-guides/detail/GiftGuideScreen.tsx').then(
        (page) => page.GiftGuideScreen,
      ),
    start: async ({ client, queryClient: cache }, id) =>
      cache.query((await loadGiftQueries()).giftGuideQuery(client, id)),
  },
  {
    route: routes.giftProduct,
    load: () =>
      import('../../features/gift-guides/product/GiftProductScreen.tsx').then(
        (page) => page.GiftProductScreen,
      ),
    start: async ({ client, queryClient: cache }, id) =>
      cache.query((await loadGiftQueries()).giftProductQuery(client, id)),
  },
  {
    route: routes.profile,
    load: () =>
      import('../../features/profile/ProfileScreen.tsx').then((page) => page.ProfileScreen),
    start: async ({ client, queryClient: cache }) =>
      (await import('../../features/profile/prefetch.ts')).prefetchProfile(client, cache),
  },
  {
    route: routes.bookings,
    load: () =>
      import('../../features/bookings/BookingsScreen.tsx').then((page) => page.BookingsScreen),
    start: async ({ client, queryClient: cache }) =>
      (await import('../../features/requests/prefetch.ts')).prefetchBookings(client, cache),
  },
  {
    route: routes.requests,
    load: () =>
      import('../../features/own-requests/list/RequestsScreen.tsx').then(
        (page) => page.RequestsScreen,
      ),
    start: async ({ client, queryClient: cache }) =>
      (await import('../../features/requests/prefetch.ts')).prefetchRequests(client, cache),
  },
  {
    route: routes.request,
    load: () =>
      import('../../features/own-requests/detail/RequestScreen.tsx').then(
        (page) => page.RequestScreen,
      ),
    start: async ({ client, queryClient: cache }, id) =>
      cache.query((await loadRequestQueries()).requestQuery(client, id)),
  },
  {
    route: routes.search,
    load: () => import('../../features/search/SearchScreen.tsx').then((page) => page.SearchScreen),
  },
  {
    route: routes.saved,
    load: () => import('../../features/saved/SavedScreen.tsx').then((page) => page.SavedScreen),
  },
];

const notFound: Page = {
  route: { path: '*' },
  load: () => import('../shell/NotFoundPage.tsx').then((page) => page.NotFoundPage),
};

/** Creates the router's table of the pages, with who may enter each. */
export function createRoutes(services: Services): RouteObject[] {
  const { session } = services;
  const routeOf = (page: Page) => createPageRoute(services, page);
  const shared = pages.filter(({ route }) => route.isShared === true);
  const members = pages.filter(({ route }) => route.isShared !== true);

  return [
    {
      element: (
        <>
          <RouteChange />
          <Outlet />
        </>
      ),
      errorElement: (
        <main>
          <FallbackPage />
        </main>
      ),
      children: [
        {
          middleware: [signedOutOnly(session, routes.dashboard.path)],
          children: [routeOf(signIn)],
        },
        routeOf(view),
        {
          loader: () => services.loadData().catch(orPageNotLoaded),
          lazy: {
            Component: () =>
              import('@parlour/app/data-layout')
                .then((layout) => layout.DataLayout)
                .catch(orPageNotLoaded),
          },
          children: [
            {
              lazy: { Component: loadShell },
              children: [
                {
                  errorElement: <FallbackPage />,
                  children: [
                    { middleware: [sharedPage(session)], children: shared.map(routeOf) },
                    {
                      middleware: [signedInOnly(session)],
                      children: [...members, notFound].map(routeOf),
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
