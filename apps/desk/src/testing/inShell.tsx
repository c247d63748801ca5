import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { menuOf } from '../app/shell/menu.ts';
import { ShellView } from '../app/shell/ShellView.tsx';
import { administrator } from './people.ts';

/** Shows a page whole, in the frame of the desk at its path. */
export function inShell(path: string): Decorator {
  return (Story) => (
    <ShellView
      clubName="Parlour"
      logoUrl={null}
      name={`${administrator.firstName} ${administrator.lastName}`}
      isSample={false}
      menu={menuOf(administrator.roles)}
      path={path}
      isSigningOut={false}
      signOutFailure={null}
      success={null}
      onSignOut={fn()}
      onFailureDismiss={fn()}
      onSuccessDismiss={fn()}
    >
      <Story />
    </ShellView>
  );
}
