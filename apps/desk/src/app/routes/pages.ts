import type { Page } from '@parlour/app/routing';
import type { Permission } from '@parlour/contract';
import { contentKinds } from '@parlour/contract/staff';
import { type DeskRouteName, deskRoutes } from '@parlour/core/routes';
import type { Params } from 'react-router';

/** A page in the frame, with the permission that opens it. */
export type DeskPage = Page & {
  readonly permission: Permission;
  /** Whether a path with these parameters has a page. By default each has. */
  readonly accepts?: (parameters: Params) => boolean;
};

const isOfContent = ({ kind }: Params) => contentKinds.some((each) => each === kind);

// Code is imported with `then`, because Vite wraps an awaited `import()` of a named export in another function.
/** The pages in the frame. A route without one does not compile. */
export const pages: Readonly<
  Record<Exclude<DeskRouteName, 'home' | 'signIn' | 'setUp'>, DeskPage>
> = {
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
