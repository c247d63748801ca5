import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import {
  changedRelease,
  incompleteRelease,
  publishedRelease,
  release,
  revertedRelease,
} from '../../testing/releases.ts';
import { ReleaseDetailView } from './ReleaseDetailView.tsx';
import { ReleaseView } from './ReleaseView.tsx';

const meta = {
  title: 'Studio/Release',
  component: ReleaseView,
  args: {
    page: { state: 'loaded', data: release, outdated: null },
    children: (detail) => (
      <ReleaseDetailView
        detail={detail}
        timeZone="Europe/Paris"
        mayPublish
        removing={null}
        failure={null}
        onTask={fn()}
        onRemove={fn()}
      />
    ),
  },
  decorators: [inShell(deskRoutes.releases.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReleaseView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Incomplete: Story = {
  args: {
    page: {
      state: 'loaded',
      data: { ...incompleteRelease, issue: 'Casa Aurea: Type is required.' },
      outdated: null,
    },
  },
};
export const Published: Story = {
  args: { page: { state: 'loaded', data: publishedRelease, outdated: null } },
};
export const ChangedSince: Story = {
  args: { page: { state: 'loaded', data: changedRelease, outdated: null } },
};
export const TakenBack: Story = {
  args: { page: { state: 'loaded', data: revertedRelease, outdated: null } },
};
export const NoDrafts: Story = {
  args: { page: { state: 'loaded', data: { ...release, drafts: [] }, outdated: null } },
};
export const Missing: Story = { args: { page: { state: 'missing' } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The release could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { state: 'loaded', data: release, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        ...release,
        title: `Season ${'of the club '.repeat(9)}`,
        drafts: release.drafts.map((draft) => ({
          ...draft,
          title: `Evening ${'of the club '.repeat(9)}`,
        })),
      },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
