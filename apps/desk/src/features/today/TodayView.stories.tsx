import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { fn } from 'storybook/test';
import { agenda, fullAgenda, weekAgenda } from '../../testing/agenda.ts';
import { inShell } from '../../testing/inShell.tsx';
import { forbidden } from '../../testing/notShown.ts';
import { colleagues } from '../../testing/requests.ts';
import { defaultChoice } from './todayChoice.ts';
import { TodayView } from './TodayView.tsx';

const meta = {
  title: 'Today',
  component: TodayView,
  args: {
    page: { state: 'loaded', data: agenda, outdated: null },
    choice: defaultChoice,
    today: '2030-02-01',
    colleagues,
    keyList: { isOpen: false, isOn: true, onOpen: fn(), onTurn: fn(), onClose: fn() },
    onGo: fn(),
    onPrint: fn(),
  },
  decorators: [inShell(deskRoutes.today.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TodayView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Week: Story = {
  args: {
    page: { state: 'loaded', data: weekAgenda, outdated: null },
    choice: { ...defaultChoice, span: 'week' },
  },
};
export const Filtered: Story = {
  args: {
    page: {
      state: 'loaded',
      data: { ...agenda, entries: agenda.entries.filter(({ isConfirmed }) => !isConfirmed) },
      outdated: null,
    },
    choice: { ...defaultChoice, only: 'unconfirmed', who: 'nobody' },
  },
};
export const Empty: Story = {
  args: { page: { state: 'loaded', data: { ...agenda, entries: [] }, outdated: null } },
};
export const EmptyByFilters: Story = {
  args: {
    page: { state: 'loaded', data: { ...agenda, entries: [] }, outdated: null },
    choice: { ...defaultChoice, type: 'Car' },
  },
};
export const Full: Story = {
  args: { page: { state: 'loaded', data: { ...fullAgenda, isCut: true }, outdated: null } },
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        ...agenda,
        entries: agenda.entries.map((entry) => ({
          ...entry,
          title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz for two',
          place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          member: { ...entry.member, name: 'Maximiliane von Hohenstein-Weissenburg' },
        })),
      },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const Outdated: Story = {
  args: {
    page: { state: 'loaded', data: agenda, outdated: { retry: fn() } },
  },
  tags: ['proof'],
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The agenda could not be loaded.', retry: fn() } },
};
export const Forbidden: Story = { args: { page: forbidden } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
