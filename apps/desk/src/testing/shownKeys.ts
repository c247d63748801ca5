import { fn } from 'storybook/test';
import { staffKeys } from './people.ts';
import type { KeysViewProps } from '../features/account/keys/KeysView.tsx';

/** The keys of the stories. */
export const shownKeys: KeysViewProps = {
  page: { state: 'loaded', data: staffKeys, outdated: null },
  timeZone: 'UTC',
  pending: null,
  failure: null,
  onAddPasskey: fn(),
  onRemovePasskey: fn(),
  onSetUpApp: fn(),
  onRenewCodes: fn(),
};
