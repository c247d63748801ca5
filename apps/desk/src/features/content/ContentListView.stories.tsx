import { deskRoutes } from '@parlour/core/routes';
import { href } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contentItems } from '../../testing/content.ts';
import { inShell } from '../../testing/inShell.tsx';
import { ContentListView } from './ContentListView.tsx';
import { contentPath, newContentPath } from './contentPaths.ts';
import { defaultChoice } from './contentChoice.ts';

const loaded = { items: contentItems, totalCount: 120 };
const nothingChosen = {
  chosen: new Set<string>(),
  pending: null,
  failure: null,
  result: null,
};

const meta = {
  title: 'Studio/List',
  component: ContentListView,
  args: {
    kind: 'event',
    page: { state: 'loaded', data: loaded, outdated: null },
    choice: defaultChoice,
    bulk: nothingChosen,
    mayPublish: true,
    timeZone: 'Europe/Paris',
    newPath: newContentPath('event', 'n1'),
    pathOf: ({ id }) => contentPath('event', id),
    copyPathOf: ({ id }) => newContentPath('event', 'n1', id),
    onOrder: null,
    onGo: fn(),
    onChoose: fn(),
    onBulk: fn(),
    onAddToRelease: fn(),
  },
  decorators: [inShell(href(deskRoutes.contentList, { kind: 'event' }))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContentListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Chosen: Story = {
  args: { bulk: { ...nothingChosen, chosen: new Set(['e9', 'e2']) } },
};
export const Publishing: Story = {
  args: { bulk: { ...nothingChosen, chosen: new Set(['e9', 'e2']), pending: 'publish' } },
};
export const PartlyRefused: Story = {
  args: {
    bulk: {
      ...nothingChosen,
      chosen: new Set(['e2']),
      result: {
        done: ['e9'],
        refused: [{ id: 'e2', title: 'Wine tasting', message: 'Begins is required.' }],
      },
    },
  },
};
export const Ordered: Story = { args: { kind: 'benefit', onOrder: fn() } };
export const WithoutPublishing: Story = { args: { mayPublish: false } };
export const Empty: Story = {
  args: { page: { state: 'loaded', data: { items: [], totalCount: 0 }, outdated: null } },
};
export const NothingFound: Story = {
  args: { ...Empty.args, choice: { ...defaultChoice, text: 'balloon' } },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The list could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: loaded, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        items: contentItems.map((item) => ({
          ...item,
          title: `${item.title} of the Honourable Society of Distinguished Travellers`,
          detail: 'Donaudampfschifffahrtsgesellschaft, Llanfairpwllgwyngyll',
        })),
        totalCount: 6,
      },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
