import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { type UploadItem, UploadList } from './UploadList.tsx';

const items: readonly UploadItem[] = [
  { key: '1', name: 'terrace.jpg', size: '4.2 MB', state: { kind: 'done' } },
  { key: '2', name: 'library.jpg', size: '6.1 MB', state: { kind: 'running', progress: 0.4 } },
  { key: '3', name: 'menu.png', size: '812 KB', state: { kind: 'waiting' } },
  {
    key: '4',
    name: 'garden.jpg',
    size: '3.3 MB',
    state: { kind: 'failed', issue: 'The connection was lost.', canRetry: true },
  },
  {
    key: '5',
    name: 'notes.txt',
    size: '1 KB',
    state: { kind: 'failed', issue: 'This is no picture.', canRetry: false },
  },
];

const base = () => ({ label: 'Pictures', items, onRetry: fn(), onRemove: fn() });

const meta = {
  title: 'Form fields/UploadList',
  component: UploadList,
  args: base(),
} satisfies Meta<typeof UploadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };

export const Matrix = matrix(UploadList, { base, wide: true, interactive: true });
