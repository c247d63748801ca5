import { DataLayout } from '@parlour/app/data-layout';
import { createPageRoute, orPageNotLoaded, type Page, RouteChange } from '@parlour/app/routing';
import type { Permission } from '@parlour/contract';
import { contentKinds } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { type DeskRouteName, deskRoutes } from '@parlour/core/routes';
import {
  type MiddlewareFunction,
  Outlet,
  type Params,
  redirect,
  type RouteObject,
} from 'react-router';
import { requireStaff, signedOutOnly } from '../session/guards.ts';
import type { DeskServices } from '../services.ts';
import { FallbackPage, notPermitted } from '../shell/FallbackPage.tsx';
import { homeOf } from '../shell/menu.ts';
import '../shell/FirstPaint.css.ts';

/** A page in the frame, with the permission that opens it. */
type DeskPage = Page & {
  readonly permission: Permission;
  /** Whether a path with these parameters has a page. By default each has. */
  readonly accepts?: (parameters: Params) => boolean;
};

const isOfContent = ({ kind }: Params) => contentKinds.some((each) => each === kind);

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

/** The pages in the frame. A route without one does not compile. */
const pages: Readonly<Record<Exclude<DeskRouteName, 'home' | 'signIn' | 'setUp'>, DeskPage>> = {
  search: {
    route: deskRoutes.search,
    permission: 'account.own',
    load: () => import('../../features/search/SearchScreen.tsx').then((page) => page.SearchScreen),
  },
  requests: {
    route: deskRoutes.requests,
    permission: 'desk.read',
    load: () =>
      import('../../features/requests/workbench/NothingOpen.tsx').then((page) => page.NothingOpen),
  },
  request: {
    route: deskRoutes.request,
    permission: 'desk.read',
    load: () =>
      import('../../features/requests/thread/ThreadScreen.tsx').then((page) => page.ThreadScreen),
    start: async ({ client, queryClient }, id) =>
      queryClient.query(
        (await import('../../features/requests/queries.ts')).requestQuery(client, id),
      ),
  },
  inbox: {
    route: deskRoutes.inbox,
    permission: 'desk.read',
    load: () => import('../../features/inbox/InboxScreen.tsx').then((page) => page.InboxScreen),
  },
  today: {
    route: deskRoutes.today,
    permission: 'desk.read',
    load: () => import('../../features/today/TodayScreen.tsx').then((page) => page.TodayScreen),
  },
  house: {
    route: deskRoutes.house,
    permission: 'house.read',
    load: () => import('../../features/house/HouseScreen.tsx').then((page) => page.HouseScreen),
  },
  members: {
    route: deskRoutes.members,
    permission: 'member.read',
    load: () =>
      import('../../features/members/MembersScreen.tsx').then((page) => page.MembersScreen),
  },
  member: {
    route: deskRoutes.member,
    permission: 'member.read',
    load: () => import('../../features/members/MemberScreen.tsx').then((page) => page.MemberScreen),
    start: async ({ client, queryClient }, id) =>
      queryClient.query(
        (await import('../../features/requests/member/queries.ts')).memberQuery(client, id),
      ),
  },
  changeRequests: {
    route: deskRoutes.changeRequests,
    permission: 'change_request.decide',
    load: () =>
      import('../../features/members/change-requests/ChangeRequestsScreen.tsx').then(
        (page) => page.ChangeRequestsScreen,
      ),
    start: async ({ client, queryClient }) =>
      queryClient.query(
        (await import('../../features/members/queries.ts')).changeRequestsQuery(client),
      ),
  },
  replies: {
    route: deskRoutes.replies,
    permission: 'desk.read',
    load: () =>
      import('../../features/replies/RepliesScreen.tsx').then((page) => page.RepliesScreen),
    start: async ({ client, queryClient }) =>
      queryClient.query((await import('../../features/replies/queries.ts')).repliesQuery(client)),
  },
  contentList: {
    route: deskRoutes.contentList,
    permission: 'content.edit',
    accepts: isOfContent,
    load: () =>
      import('../../features/content/ContentListScreen.tsx').then((page) => page.ContentListScreen),
  },
  content: {
    route: deskRoutes.content,
    permission: 'content.edit',
    accepts: isOfContent,
    load: () =>
      import('../../features/content/ContentEditorScreen.tsx').then(
        (page) => page.ContentEditorScreen,
      ),
  },
  releases: {
    route: deskRoutes.releases,
    permission: 'content.edit',
    load: () =>
      import('../../features/releases/ReleasesScreen.tsx').then((page) => page.ReleasesScreen),
    start: async ({ client, queryClient }) =>
      queryClient.query(
        (await import('../../features/content/releaseQueries.ts')).releasesQuery(client),
      ),
  },
  release: {
    route: deskRoutes.release,
    permission: 'content.edit',
    load: () =>
      import('../../features/releases/ReleaseScreen.tsx').then((page) => page.ReleaseScreen),
    start: async ({ client, queryClient }, id) =>
      queryClient.query(
        (await import('../../features/content/releaseQueries.ts')).releaseQuery(client, id),
      ),
  },
  pictures: {
    route: deskRoutes.pictures,
    permission: 'content.edit',
    load: () =>
      import('../../features/pictures/PicturesScreen.tsx').then((page) => page.PicturesScreen),
  },
  imports: {
    route: deskRoutes.imports,
    permission: 'content.import',
    load: () =>
      import('../../features/imports/ImportsScreen.tsx').then((page) => page.ImportsScreen),
    start: async ({ client, queryClient }) =>
      queryClient.query((await import('../../features/imports/queries.ts')).importsQuery(client)),
  },
  import: {
    route: deskRoutes.import,
    permission: 'content.import',
    load: () => import('../../features/imports/ImportScreen.tsx').then((page) => page.ImportScreen),
    start: async ({ client, queryClient }, id) =>
      queryClient.query(
        (await import('../../features/imports/queries.ts')).importQuery(client, id),
      ),
  },
  staff: {
    route: deskRoutes.staff,
    permission: 'staff.manage',
    load: () => import('../../features/people/StaffScreen.tsx').then((page) => page.StaffScreen),
    start: async ({ client, queryClient }) =>
      queryClient.query((await import('../../features/people/queries.ts')).staffQuery(client)),
  },
  webhooks: {
    route: deskRoutes.webhooks,
    permission: 'integration.manage',
    load: () =>
      import('../../features/webhooks/WebhooksScreen.tsx').then((page) => page.WebhooksScreen),
    start: async ({ client, queryClient }) =>
      queryClient.query((await import('../../features/webhooks/queries.ts')).webhooksQuery(client)),
  },
  webhook: {
    route: deskRoutes.webhook,
    permission: 'integration.manage',
    load: () =>
      import('../../features/webhooks/WebhookScreen.tsx').then((page) => page.WebhookScreen),
  },
  apiKeys: {
    route: deskRoutes.apiKeys,
    permission: 'integration.manage',
    load: () =>
      import('../../features/api-keys/ApiKeysScreen.tsx').then((page) => page.ApiKeysScreen),
    start: async ({ client, queryClient }) =>
      queryClient.query((await import('../../features/api-keys/queries.ts')).apiKeysQuery(client)),
  },
  audit: {
    route: deskRoutes.audit,
    permission: 'audit.read',
    load: () => import('../../features/audit/AuditScreen.tsx').then((page) => page.AuditScreen),
  },
  settings: {
    route: deskRoutes.settings,
    permission: 'settings.manage',
    load: () =>
      import('../../features/settings/SettingsScreen.tsx').then((page) => page.SettingsScreen),
    start: async ({ client, queryClient }) =>
      queryClient.query((await import('../../features/settings/queries.ts')).settingsQuery(client)),
  },
  begin: {
    route: deskRoutes.begin,
    permission: 'settings.manage',
    load: () =>
      import('../../features/settings/begin/BeginScreen.tsx').then((page) => page.BeginScreen),
    start: async ({ client, queryClient }) =>
      queryClient.query((await import('../../features/settings/queries.ts')).settingsQuery(client)),
  },
  account: {
    route: deskRoutes.account,
    permission: 'account.own',
    load: () =>
      import('../../features/account/AccountScreen.tsx').then((page) => page.AccountScreen),
    start: async ({ client, queryClient }) =>
      queryClient.query((await import('../../features/account/queries.ts')).sessionsQuery(client)),
  },
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
