import { Outlet, type RouteObject } from 'react-router';
import { page } from './routing/page.ts';
import { RouteChange } from './routing/RouteChange.tsx';
import type { Services } from './services.ts';
import { anonymousOnly, membersOnly, sharedPage } from './session/guards.ts';
import { FallbackPage } from './shell/FallbackPage.tsx';
import { FirstPaint } from './shell/FirstPaint.tsx';

const loadShell = async () => (await import('./shell/Shell.tsx')).Shell;

/**
 * The route table (spec section 2). Every page's code and calls start side by side, so no page is imported here
 * otherwise than by `import()`.
 */
export function createRoutes(services: Services): RouteObject[] {
  const { session } = services;

  const login = page(services, {
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

  const benefit = page(services, {
    path: '/member-benefits/:benefitId',
    load: async () => (await import('./screens/benefit/BenefitScreen.tsx')).BenefitScreen,
    start: (prefetch, { params }) => prefetch.benefit(params['benefitId'] ?? ''),
    middleware: [sharedPage(session)],
  });

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
        login,
        {
          loader: () => services.loadData(),
          lazy: { Component: async () => (await import('./data/DataLayout.tsx')).DataLayout },
          children: [
            {
              lazy: { Component: loadShell },
              children: [
                benefit,
                {
                  middleware: [membersOnly(session)],
                  children: [dashboardAt('/'), dashboardAt('/dashboard'), benefits],
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
