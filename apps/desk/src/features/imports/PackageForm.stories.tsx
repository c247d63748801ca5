import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { uploadedPackage } from '../../testing/imports.ts';
import { inShell } from '../../testing/inShell.tsx';
import { PackageForm } from './PackageForm.tsx';

const meta = {
  title: 'Import/Package',
  component: PackageForm,
  args: {
    detail: uploadedPackage,
    hidesMissing: false,
    isPending: false,
    onChange: fn(),
    onSubmit: fn(),
  },
  decorators: [inShell(deskRoutes.imports.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PackageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Hiding: Story = { args: { hidesMissing: true } };
export const Pending: Story = { args: { isPending: true } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
