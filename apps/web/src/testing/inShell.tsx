import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShellView, type ShellViewProps } from '../app/shell/ShellView.tsx';
import { configuration } from './club.ts';

/** The frame's arguments in stories: a member's, with the drawer closed. */
export const shellArgs: Omit<ShellViewProps, 'path' | 'children'> = {
  clubName: configuration.clubName,
  logoUrl: configuration.logoUrl,
  clubAddress: configuration.clubAddress,
  contact: { email: configuration.staffEmail, phone: configuration.clubPhone },
  menu: {
    initials: 'RH',
    newsletterUrl: configuration.newsletterUrl,
    drawer: 'unused',
    onOpenDrawer: fn(),
    onCloseDrawer: fn(),
    onRequest: fn(),
    onSignOut: fn(),
  },
  onSignIn: fn(),
};

/** Shows a screen whole, in the frame of the app at its path. A story with a `visitor` gets the visitors' frame. */
export function inShell(path: string): Decorator {
  return (Story, { args }) => {
    const isVisitor = 'visitor' in args && args['visitor'] !== null;
    return (
      <ShellView {...shellArgs} path={path} menu={isVisitor ? null : shellArgs.menu}>
        <Story />
      </ShellView>
    );
  };
}
