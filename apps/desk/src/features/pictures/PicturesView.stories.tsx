import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../testing/inShell.tsx';
import { pictures } from '../../testing/pictures.ts';
import { allPictures } from './pictureChoice.ts';
import { PicturesView } from './PicturesView.tsx';
import type { QueuedUpload } from './uploadQueue.ts';

const noUploads = { uploads: [], onAdd: fn(), onRetry: fn(), onRemove: fn() };

const meta = {
  title: 'Pictures/Pictures',
  component: PicturesView,
  args: {
    page: { state: 'loaded', data: { pictures, next: null }, outdated: null },
    choice: allPictures,
    uploading: noUploads,
    onGo: fn(),
    onChoose: fn(),
  },
  decorators: [inShell(deskRoutes.pictures.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PicturesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const upload = (key: string, state: QueuedUpload['state']): QueuedUpload => ({
  key,
  file: new File(['a picture'], `photograph-${key}.jpg`),
  state,
});

export const Loaded: Story = {};
export const Uploading: Story = {
  args: {
    uploading: {
      ...noUploads,
      uploads: [
        upload('1', { kind: 'done' }),
        upload('2', { kind: 'running', progress: 0.4 }),
        upload('3', {
          kind: 'failed',
          issue: 'The picture is damaged. Please choose another file.',
          canRetry: true,
        }),
        upload('4', { kind: 'waiting' }),
      ],
    },
  },
};
export const NoPictures: Story = {
  args: { page: { state: 'loaded', data: { pictures: [], next: null }, outdated: null } },
};
export const NothingFound: Story = {
  args: {
    page: { state: 'loaded', data: { pictures: [], next: null }, outdated: null },
    choice: { search: 'a boat', isWithoutText: true, before: '' },
  },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'The pictures could not be loaded.', retry: fn() } },
};
export const Outdated: Story = {
  args: {
    page: { state: 'loaded', data: { pictures, next: '5-x' }, outdated: { retry: fn() } },
  },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    page: {
      state: 'loaded',
      data: {
        pictures: pictures.map((each) => ({ ...each, name: `${'long_name_'.repeat(8)}.jpg` })),
        next: null,
      },
      outdated: null,
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
