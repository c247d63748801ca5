import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueuedRequest, ViewCounts } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { Button, Menu } from '@parlour/ui';
import { expect, fn } from 'storybook/test';
import { inShell } from '../../../testing/inShell.tsx';
import { offline } from '../../../testing/notShown.ts';
import { colleagues, requests, requestTime } from '../../../testing/requests.ts';
import { defaultChoice } from './queueChoice.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueView, type QueueViewProps } from './QueueView.tsx';
import { QueueViewsView } from './QueueViewsView.tsx';
import { allParts } from './useRowParts.ts';

const keyList = { isOpen: false, isOn: true, onOpen: fn(), onTurn: fn(), onClose: fn() };

const at = '2030-02-01T09:55:00.000Z';
const lastMessages: readonly QueuedRequest['lastMessage'][] = [
  { from: 'member', name: 'Grace', snippet: 'Could we make it half past seven?', at },
  { from: 'you', name: 'Theo', snippet: 'The lake house is free from the second on.', at },
  { from: 'colleague', name: 'Nora', snippet: '', at },
];
const read = requests.map((request, place) => ({
  ...request,
  isUnseen: place === 0,
  lastMessage: lastMessages[place] ?? null,
}));

const counts: ViewCounts = {
  mine: { total: 12, unseen: 3 },
  unassigned: { total: 4, unseen: 1 },
  open: { total: 1000, unseen: 4 },
  waiting: { total: 0, unseen: 0 },
  snoozed: { total: 2, unseen: 0 },
  inbox: 2,
};

const nobody: QueueViewProps['writersOf'] = () => [];

const meta = {
  title: 'Requests/Queue',
  component: QueueView,
  args: {
    page: { state: 'loaded', data: { requests: read, next: 'p2' }, outdated: null },
    choice: defaultChoice,
    openId: null,
    isBeside: false,
    views: <QueueViewsView choice={defaultChoice} counts={counts} filters={[]} />,
    arrivals: { ids: [], announcement: '' },
    taking: { announcement: '', failure: null },
    selection: {
      chosen: new Set<string>(),
      onChange: fn(),
      nameOf: ({ subject }) => subject,
      actions: <Button size="small">Hand Over</Button>,
    },
    done: '',
    writersOf: nobody,
    parts: { shown: allParts, onTurn: fn() },
    now: requestTime,
    timeZone: 'UTC',
    keyList,
    filters: <QueueFilters choice={defaultChoice} colleagues={colleagues} onGo={fn()} />,
    savedFilters: (
      <Menu label="Saved Filters" items={[{ id: 'f2', label: 'Yachts', onSelect: fn() }]} />
    ),
    onEnter: fn(),
    onGo: fn(),
  },
  decorators: [inShell(deskRoutes.requests.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QueueView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Chosen: Story = {
  args: { selection: { ...meta.args.selection, chosen: new Set(['r1', 'r2']) } },
};
export const DoneWithMany: Story = { args: { done: '11 requests handed over' } };
export const Narrowed: Story = {
  args: {
    filters: (
      <QueueFilters
        choice={{ ...defaultChoice, type: 'Dining', who: 'nobody', from: '2030-02-14' }}
        colleagues={colleagues}
        onGo={fn()}
      />
    ),
  },
};
export const BesideAThread: Story = {
  args: { openId: 'r2', isBeside: true, views: null, savedFilters: null },
};
export const FewColumns: Story = {
  args: { parts: { shown: new Set(['day'] as const), onTurn: fn() } },
};
export const Arrived: Story = {
  args: {
    arrivals: {
      ids: ['r1'],
      announcement: '1 new request: A table for our anniversary, Grace Okafor',
    },
  },
};
export const Taken: Story = {
  args: { taking: { announcement: 'You took: A table for our anniversary', failure: null } },
};
export const NotTaken: Story = {
  args: { taking: { announcement: '', failure: 'Somebody changed this request meanwhile.' } },
};
export const ColleagueWriting: Story = {
  args: { writersOf: (id) => (id === 'r2' ? ['Nora Bell'] : []) },
};
export const LastPage: Story = {
  args: {
    page: { state: 'loaded', data: { requests, next: null }, outdated: null },
    choice: { ...defaultChoice, before: 'p2' },
  },
};
export const Tagged: Story = { args: { choice: { ...defaultChoice, tag: 'yacht' } } };
export const Found: Story = { args: { choice: { ...defaultChoice, search: 'lake' } } };
export const Empty: Story = {
  args: {
    page: { state: 'loaded', data: { requests: [], next: null }, outdated: null },
    choice: { ...defaultChoice, view: 'unassigned' },
  },
};
export const NothingFound: Story = {
  args: {
    page: { state: 'loaded', data: { requests: [], next: null }, outdated: null },
    choice: { ...defaultChoice, search: 'yacht' },
  },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The queue could not be loaded.', retry: fn() } },
};
export const Offline: Story = { args: { page: offline } };
export const Outdated: Story = {
  args: {
    page: { state: 'loaded', data: { requests, next: null }, outdated: { retry: fn() } },
  },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        requests: requests.map((request) => ({
          ...request,
          subject: `${request.subject}, and everything that belongs to it for eleven people`,
          member: { ...request.member, name: 'Maximiliane von Hohenstein-Weissenburg' },
        })),
        next: null,
      },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const Keys: Story = { args: { keyList: { ...keyList, isOpen: true } } };
export const KeysTurnedOff: Story = {
  args: { keyList: { ...keyList, isOpen: true, isOn: false } },
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('TL')[0]).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: 'Theo Lindqvist' })[0]).toBeInTheDocument();
  },
  tags: ['proof'],
};
