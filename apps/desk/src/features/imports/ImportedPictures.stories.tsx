import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { importPictures } from '../../testing/imports.ts';
import { inShell } from '../../testing/inShell.tsx';
import { ImportedPictures } from './ImportedPictures.tsx';

const meta = {
  title: 'Import/Pictures',
  component: ImportedPictures,
  args: { pictures: importPictures },
  decorators: [inShell(deskRoutes.imports.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ImportedPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fetching: Story = {};
export const Fetched: Story = {
  args: { pictures: { fetched: 118, waiting: 0, failed: 0, failures: [] } },
};
export const SomeFailed: Story = {
  args: { pictures: { ...importPictures, fetched: 116, waiting: 0 } },
};
export const LongWords: Story = {
  args: {
    pictures: {
      ...importPictures,
      failures: importPictures.failures.map((each) => ({
        ...each,
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        url: `${each.url}/${'very-long-'.repeat(12)}`,
      })),
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
