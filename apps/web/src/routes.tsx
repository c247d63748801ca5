import { Outlet, type RouteObject } from 'react-router';
import { page } from './routing/page.ts';
import { RouteChange } from './routing/RouteChange.tsx';
import type { Services } from './services.ts';
import { anonymousOnly, membersOnly, sharedPage } from './session/guards.ts';
import { FallbackPage } from './shell/FallbackPage.tsx';
import { FirstPaint } from './shell/FirstPaint.tsx';

const loadShell = async () => (await import('./shell/Shell.tsx')).Shell;

/** Creates the route table. Pages are imported only by `import()`, to load their code in parallel with their calls. */
export function createRoutes(services: Services): RouteObject[] {
  const { session } = services;

  const signIn = page(services, {
    path: '/login',
    load: async () => (await import('./screens/login/LoginScreen.tsx')).LoginScreen,
    middleware: [anonymousOnly(session)],
  });

  const dashboardAt = (path: string) =>
    page(services, {
      path,
      load: async () => (await import('./screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
      start: (prefetch) => prefetch.dashboard(),
    });

  const benefits = page(services, {
    path: '/member-benefits',
    load: async () => (await import('./screens/benefits/BenefitsScreen.tsx')).BenefitsScreen,
    start: (prefetch) => prefetch.benefits(),
  });

  const destinations = page(services, {
    path: '/destination-guides',
    load: async () =>
      (await import('./screens/destinations/DestinationsScreen.tsx')).DestinationsScreen,
    start: (prefetch) => prefetch.destinations(),
  });

  const giftGuides = page(services, {
    path: '/gift-guides',
    load: async () => (await import('./screens/gift-guides/GiftGuidesScreen.tsx')).GiftGuidesScreen,
    start: (prefetch) => prefetch.giftGuides(),
  });

  const events = page(services, {
    path: '/events',
    load: async () => (await import('./screens/events/EventsScreen.tsx')).EventsScreen,
    start: (prefetch) => prefetch.events(),
  });

  const profile = page(services, {
    path: '/profile',
    load: async () => (await import('./screens/profile/ProfileScreen.tsx')).ProfileScreen,
    start: (prefetch) => prefetch.profile(),
  });

  const shared = [
    page(services, {
      path: '/vendors/:slug',
      load: async () => (await import('./screens/vendor/VendorScreen.tsx')).VendorScreen,
      start: (prefetch, { params }) => prefetch.vendor(params['slug'] ?? ''),
    }),
    page(services, {
      path: '/events/:eventId',
      load: async () => (await import('./screens/event/EventScreen.tsx')).EventScreen,
      start: (prefetch, { params }) => prefetch.event(params['eventId'] ?? ''),
    }),
    page(services, {
      path: '/member-benefits/:benefitId',
      load: async () => (await import('./screens/benefit/BenefitScreen.tsx')).BenefitScreen,
      start: (prefetch, { params }) => prefetch.benefit(params['benefitId'] ?? ''),
    }),
    page(services, {
      path: '/destination-guides/:id',
      load: async () =>
        (await import('./screens/destination/DestinationScreen.tsx')).DestinationScreen,
      start: (prefetch, { params }) => prefetch.destination(params['id'] ?? ''),
    }),
    page(services, {
      path: '/gift-guides/:id',
      load: async () => (await import('./screens/gift-guide/GiftGuideScreen.tsx')).GiftGuideScreen,
      start: (prefetch, { params }) => prefetch.giftGuide(params['id'] ?? ''),
    }),
    page(services, {
      path: '/gift-guides/products/:productId',
      load: async () =>
        (await import('./screens/gift-product/GiftProductScreen.tsx')).GiftProductScreen,
      start: (prefetch, { params }) => prefetch.giftProduct(params['productId'] ?? ''),
    }),
  ];

  const notFound = page(services, {
    path: '*',
    load: async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage,
  });

  return [
    {
      element: (
        <>
          <RouteChange />
          <Outlet />
        </>
      ),
      errorElement: <FallbackPage />,
      hydrateFallbackElement: <FirstPaint clubName={services.configuration.clubName} />,
      children: [
        signIn,
        {
          loader: () => services.loadData(),
          lazy: { Component: async () => (await import('./data/DataLayout.tsx')).DataLayout },
          children: [
            {
              lazy: { Component: loadShell },
              children: [
                { middleware: [sharedPage(session)], children: shared },
                {
                  middleware: [membersOnly(session)],
                  children: [
                    dashboardAt('/'),
                    dashboardAt('/dashboard'),
                    benefits,
                    destinations,
                    giftGuides,
                    events,
                    profile,
                  ],
                },
                notFound,
              ],
            },
          ],
        },
      ],
    },
  ];
}
