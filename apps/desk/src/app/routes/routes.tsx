import { DataLayout } from '@parlour/app/data-layout';
import { createPageRoute, orPageNotLoaded, type Page, RouteChange } from '@parlour/app/routing';
import { mayDo } from '@parlour/core/staff';
import { deskRoutes } from '@parlour/core/routes';
import { type MiddlewareFunction, Outlet, redirect, type RouteObject } from 'react-router';
import { requireStaff, signedOutOnly } from '../session/guards.ts';
import type { DeskServices } from '../services.ts';
import { FallbackPage, notPermitted } from '../shell/FallbackPage.tsx';
import { homeOf } from '../shell/menu.ts';
import { type DeskPage, pages } from './pages.ts';
import '../shell/FirstPaint.css.ts';

// Code is imported with `then`, because Vite wraps an awaited `import()` of a named export in another function.
const loadShell = () =>
  import('../shell/Shell.tsx').then((shell) => shell.Shell).catch(orPageNotLoaded);
const loadWorkbench = () =>
  import('../../features/requests/workbench/Workbench.tsx')
    .then((workbench) => workbench.Workbench)
    .catch(orPageNotLoaded);
const loadNotFound = () =>
  import('../shell/NotFoundPage.tsx').then((page) => page.NotFoundPage).catch(orPageNotLoaded);

const signIn: Page = {
  route: deskRoutes.signIn,
  load: () => import('../../features/sign-in/SignInScreen.tsx').then((page) => page.SignInScreen),
};

const setUp: Page = {
  route: deskRoutes.setUp,
  load: () => import('../../features/set-up/SetUpScreen.tsx').then((page) => page.SetUpScreen),
};

/** Creates the routes of the desk, below its mount. */
export function createRoutes(services: DeskServices): RouteObject[] {
  const routing = { loadData: () => Promise.resolve(services) };
  const staffOnly: MiddlewareFunction = async ({ request }) => {
    await requireStaff(services, request.url);
  };
  /** Opens a page to the roles with its permission. To others it is as unknown as a path without a page (desk/app-6). */
  const routeOf = ({ permission, accepts, ...page }: DeskPage): RouteObject => ({
    middleware: [
      async ({ request, params }) => {
        const { roles } = await requireStaff(services, request.url);
        if (!mayDo(roles, permission) || accepts?.(params) === false) throw notPermitted;
      },
    ],
    children: [createPageRoute(routing, page)],
  });

  const { requests, request, ...others } = pages;
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
          loader: () => services,
          HydrateFallback: () => null,
          Component: DataLayout,
          children: [
            {
              middleware: [() => void signedOutOnly(services)],
              children: [createPageRoute(routing, signIn)],
            },
            createPageRoute(routing, setUp),
            {
              middleware: [staffOnly],
              lazy: { Component: loadShell },
              children: [
                {
                  errorElement: <FallbackPage />,
                  children: [
                    {
                      path: deskRoutes.home.path,
                      element: null,
                      loader: async ({ request }) => {
                        const { roles } = await requireStaff(services, request.url);
                        return redirect(homeOf(roles));
                      },
                    },
                    {
                      lazy: { Component: loadWorkbench },
                      children: [requests, request].map(routeOf),
                    },
                    ...Object.values(others).map(routeOf),
                    { path: '*', lazy: { Component: loadNotFound } },
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
