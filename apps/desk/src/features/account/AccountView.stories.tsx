import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { inShell } from '../../testing/inShell.tsx';
import { fn } from 'storybook/test';
import { administrator, concierge, emailChoices, sessions } from '../../testing/people.ts';
import { KeysView } from './keys/KeysView.tsx';
import { shownKeys } from '../../testing/shownKeys.ts';
import { AccountView } from './AccountView.tsx';
import { EmailChoicesView } from './EmailChoicesView.tsx';

const chosen = { state: 'loaded', data: emailChoices, outdated: null } as const;

const meta = {
  title: 'Account',
  component: AccountView,
  args: {
    me: administrator,
    sessions: { state: 'loaded', data: sessions, outdated: null },
    today: '2030-02-01',
    timeZone: 'Europe/London',
    ending: null,
    failure: null,
    keys: <KeysView {...shownKeys} />,
    emails: <EmailChoicesView choices={chosen} failure={null} onChange={fn()} />,
    onEnd: fn(),
  },
  decorators: [inShell(deskRoutes.account.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Administrator: Story = {};
export const Concierge: Story = { args: { me: concierge } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const Loading: Story = { args: { sessions: { state: 'loading' } } };
export const Failed: Story = { args: { failure: 'The session was not ended.' } };
export const LoadingFailed: Story = {
  args: {
    sessions: { state: 'error', message: 'The sessions could not be loaded.', retry: fn() },
  },
};
export const Outdated: Story = {
  args: { sessions: { state: 'loaded', data: sessions, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    me: {
      ...administrator,
      firstName: 'Wolfgang Maximilian Ferdinand',
      lastName: 'Freiherr-von-Hohenstauffen-Donaudampfschifffahrt',
      email: 'wolfgang.maximilian@a-very-long-host-name-of-a-mailbox.example',
    },
    sessions: {
      state: 'loaded',
      data: sessions.map((session) => ({
        ...session,
        device: 'Donaudampfschifffahrtsbrowser on a System-with-a-very-long-name',
      })),
      outdated: null,
    },
  },
  tags: ['proof'],
};
