import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OfflineNoticeView } from '../app/offline/OfflineNoticeView.tsx';

const guides = ['Le Marais', 'Trastevere', 'Mayfair'].map((name) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
}));

/** What a page has without network whose data is not stored, in the client's words. */
export const notStored = {
  state: 'error',
  message: 'You are offline. This page needs the network.',
  retry: fn(),
} as const;

/** Shows a screen with the notice that a member without network reads at the foot of the window. */
export const withOfflineNotice: Decorator = (Story) => (
  <>
    <Story />
    <OfflineNoticeView network="offline" guides={guides} />
  </>
);
