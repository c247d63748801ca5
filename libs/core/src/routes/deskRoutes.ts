import { type Route } from './routes.ts';

/** The pages of the desk, within its mount. Every path of its pages is made here. */
export const deskRoutes = {
  home: { path: '/' },
  signIn: { path: '/sign-in' },
  setUp: { path: '/setup' },
  search: { path: '/search' },
  requests: { path: '/requests' },
  request: { path: '/requests/:requestId' },
  inbox: { path: '/inbox' },
  today: { path: '/today' },
  house: { path: '/house' },
  members: { path: '/members' },
  member: { path: '/members/:memberId' },
  changeRequests: { path: '/change-requests' },
  replies: { path: '/replies' },
  contentList: { path: '/content/:kind' },
  content: { path: '/content/:kind/:itemId' },
  releases: { path: '/releases' },
  release: { path: '/releases/:releaseId' },
  pictures: { path: '/pictures' },
  imports: { path: '/import' },
  import: { path: '/import/:importId' },
  staff: { path: '/staff' },
  apiKeys: { path: '/api-keys' },
  audit: { path: '/audit' },
  settings: { path: '/settings' },
  webhooks: { path: '/webhooks' },
  webhook: { path: '/webhooks/:webhookId' },
  begin: { path: '/begin' },
  account: { path: '/account' },
} as const satisfies Readonly<Record<string, Route>>;

/** The name of a page of the desk. */
export type DeskRouteName = keyof typeof deskRoutes;
