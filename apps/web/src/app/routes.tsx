import { createPageRoute, RouteChange } from '@parlour/app/routing';
import { sharedPage, signedInOnly, signedOutOnly } from '@parlour/app/session';
import { Outlet, type RouteObject } from 'react-router';
import type { Services } from './services.ts';
import { FallbackPage } from './shell/FallbackPage.tsx';
import { FirstPaint } from './shell/FirstPaint.tsx';

const loadShell = async () => (await import('./shell/Shell.tsx')).Shell;

/** Creates the route table. Pages are imported only by `import()`, to load their code in parallel with their calls. */
export function createRoutes(services: Services): RouteObject[] {
  const { session } = services;

  const signIn = createPageRoute(services, {
    path: '/login',
    load: async () => (await import('../features/sign-in/SignInScreen.tsx')).SignInScreen,
    middleware: [signedOutOnly(session, '/dashboard')],
  });

  const dashboardAt = (path: string) =>
    createPageRoute(services, {
      path,
      load: async () => (await import('../features/dashboard/DashboardScreen.tsx')).DashboardScreen,
      start: (prefetch) => prefetch.dashboard(),
    });

  const benefits = createPageRoute(services, {
    path: '/member-benefits',
    load: async () => (await import('../features/benefits/list/BenefitsScreen.tsx')).BenefitsScreen,
    start: (prefetch) => prefetch.benefits(),
  });

  const destinations = createPageRoute(services, {
    path: '/destination-guides',
    load: async () =>
      (await import('../features/destinations/list/DestinationsScreen.tsx')).DestinationsScreen,
    start: (prefetch) => prefetch.destinations(),
  });

  const giftGuides = createPageRoute(services, {
    path: '/gift-guides',
    load: async () =>
      (await import('../features/gift-guides/list/GiftGuidesScreen.tsx')).GiftGuidesScreen,
    start: (prefetch) => prefetch.giftGuides(),
  });

  const events = createPageRoute(services, {
    path: '/events',
    load: async () => (await import('../features/events/list/EventsScreen.tsx')).EventsScreen,
    start: (prefetch) => prefetch.events(),
  });

  const profile = createPageRoute(services, {
    path: '/profile',
    load: async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen,
    start: (prefetch) => prefetch.profile(),
  });

  const shared = [
    createPageRoute(services, {
      path: '/vendors/:slug',
      load: async () => (await import('../features/vendors/VendorScreen.tsx')).VendorScreen,
      start: (prefetch, { params }) => prefetch.vendor(params['slug'] ?? ''),
    }),
    createPageRoute(services, {
      path: '/events/:eventId',
      load: async () => (await import('../features/events/detail/EventScreen.tsx')).EventScreen,
      start: (prefetch, { params }) => prefetch.event(params['eventId'] ?? ''),
    }),
    createPageRoute(services, {
      path: '/member-benefits/:benefitId',
      load: async () =>
        (await import('../features/benefits/detail/BenefitScreen.tsx')).BenefitScreen,
      start: (prefetch, { params }) => prefetch.benefit(params['benefitId'] ?? ''),
    }),
    createPageRoute(services, {
      path: '/destination-guides/:id',
      load: async () =>
        (await import('../features/destinations/detail/DestinationScreen.tsx')).DestinationScreen,
      start: (prefetch, { params }) => prefetch.destination(params['id'] ?? ''),
    }),
    createPageRoute(services, {
      path: '/gift-guides/:id',
      load: async () =>
        (await import('../features/gift-guides/detail/GiftGuideScreen.tsx')).GiftGuideScreen,
      start: (prefetch, { params }) => prefetch.giftGuide(params['id'] ?? ''),
    }),
    createPageRoute(services, {
      path: '/gift-guides/products/:productId',
      load: async () =>
        (await import('../features/gift-guides/product/GiftProductScreen.tsx')).GiftProductScreen,
      start: (prefetch, { params }) => prefetch.giftProduct(params['productId'] ?? ''),
    }),
  ];

  const notFound = createPageRoute(services, {
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
          lazy: { Component: async () => (await import('@parlour/app/data-layout')).DataLayout },
          children: [
            {
              lazy: { Component: loadShell },
              children: [
                { middleware: [sharedPage(session)], children: shared },
                {
                  middleware: [signedInOnly(session)],
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
