import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { auditEntries } from '../../testing/audit.ts';
import { inShell } from '../../testing/inShell.tsx';
import { requestTime } from '../../testing/requests.ts';
import { defaultChoice } from './auditChoice.ts';
import { AuditView } from './AuditScreen.tsx';

const meta = {
  title: 'Audit',
  component: AuditView,
  args: {
    page: { state: 'loaded', data: { entries: auditEntries, next: 38 }, outdated: null },
    choice: defaultChoice,
    now: requestTime,
    timeZone: 'UTC',
    onGo: fn(),
    onStore: fn(),
  },
  decorators: [inShell(deskRoutes.audit.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuditView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Filtered: Story = {
  args: {
    page: {
      state: 'loaded',
      data: { entries: auditEntries.slice(0, 1), next: null },
      outdated: null,
    },
    choice: {
      ...defaultChoice,
      actor: 'staff:staff-2',
      action: 'request.moved',
      from: '2030-02-01',
      before: '43',
    },
  },
};
export const Empty: Story = {
  args: {
    page: { state: 'loaded', data: { entries: [], next: null }, outdated: null },
    choice: { ...defaultChoice, action: 'card.opened' },
  },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The audit trail could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: {
    page: {
      state: 'loaded',
      data: { entries: auditEntries, next: null },
      outdated: { retry: fn() },
    },
  },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        entries: auditEntries.map((entry) => ({
          ...entry,
          actorName: 'Maximiliane von Hohenstein-Weissenburg',
          subject: 'member:0198c5f2-7b1d-7e44-9a0c-2f6b1d3c4e5f',
          subjectName: 'Maximiliane von Hohenstein-Weissenburg',
          fields: ['confirmedDate', 'confirmedTime', 'confirmedEndDate', 'snoozedUntil'],
        })),
        next: null,
      },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
