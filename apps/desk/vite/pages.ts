import type { DeskRouteName } from '@parlour/core/routes';

/** The modules of a page in the frame: that of every page, and its own. */
const page = (screen: string): readonly string[] => [
  '/app/shell/Shell.tsx',
  `/features/${screen}.tsx`,
];

/** A page of requests, with the list beside it. */
const workbench = (screen: string): readonly string[] => [
  ...page(`requests/${screen}`),
  '/features/requests/workbench/Workbench.tsx',
];

const requests = workbench('workbench/NothingOpen');

/** The modules imported by the first load of each page, besides the start file. */
export const pages: Readonly<Record<DeskRouteName, readonly string[]>> = {
  home: requests,
  signIn: ['/features/sign-in/SignInScreen.tsx'],
  setUp: ['/features/set-up/SetUpScreen.tsx'],
  search: page('search/SearchScreen'),
  requests,
  request: workbench('thread/ThreadScreen'),
  inbox: page('inbox/InboxScreen'),
  today: page('today/TodayScreen'),
  house: page('house/HouseScreen'),
  members: page('members/MembersScreen'),
  member: page('members/MemberScreen'),
  changeRequests: page('members/change-requests/ChangeRequestsScreen'),
  replies: page('replies/RepliesScreen'),
  contentList: page('content/ContentListScreen'),
  content: page('content/ContentEditorScreen'),
  releases: page('releases/ReleasesScreen'),
  release: page('releases/ReleaseScreen'),
  pictures: page('pictures/PicturesScreen'),
  imports: page('imports/ImportsScreen'),
  import: page('imports/ImportScreen'),
  staff: page('people/StaffScreen'),
  webhooks: page('webhooks/WebhooksScreen'),
  webhook: page('webhooks/WebhookScreen'),
  apiKeys: page('api-keys/ApiKeysScreen'),
  audit: page('audit/AuditScreen'),
  settings: page('settings/SettingsScreen'),
  begin: page('settings/begin/BeginScreen'),
  account: page('account/AccountScreen'),
};
