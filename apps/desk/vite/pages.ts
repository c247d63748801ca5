import type { DeskRouteName } from '@parlour/core/routes';

/** The modules of a page in the frame: that of every page, and its own. */
const page = (screen: string): readonly string[] => [
  '/app/shell/Shell.tsx',
  `/features/${screen}.tsx`,
];

const staff = page('staff/StaffScreen');

/** The modules imported by the first load of each page, besides the start file. */
export const pages: Readonly<Record<DeskRouteName, readonly string[]>> = {
  home: staff,
  signIn: ['/features/sign-in/SignInScreen.tsx'],
  setUp: ['/features/set-up/SetUpScreen.tsx'],
  staff,
  account: page('account/AccountScreen'),
};
