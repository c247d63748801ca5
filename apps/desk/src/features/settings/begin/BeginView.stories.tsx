import { deskRoutes } from '@parlour/core/routes';
import { Text } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from '../../../testing/inShell.tsx';
import { NotLoaded } from '../../../testing/NotLoaded.tsx';
import { BeginView } from './BeginView.tsx';

const meta = {
  title: 'Settings/Begin',
  component: BeginView,
  args: {
    step: 'details',
    leadsToImport: false,
    onBack: fn(),
    onNext: fn(),
    children: <Text>The form of the step.</Text>,
  },
  decorators: [inShell(deskRoutes.begin.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BeginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const TheChoice: Story = { args: { step: 'choice' } };
export const Saving: Story = { args: { isPending: true } };
export const NotSaved: Story = {
  args: { failure: 'Somebody changed the settings meanwhile. Please look at them again.' },
};
export const BeforeTheImport: Story = { args: { step: 'operation', leadsToImport: true } };
export const Loading: Story = {
  render: () => <NotLoaded page={{ state: 'loading' }} loadingLabel="Loading settings" />,
};
export const Failed: Story = {
  render: () => (
    <NotLoaded
      page={{ state: 'error', message: 'The settings could not be loaded.', retry: fn() }}
      loadingLabel="Loading settings"
    />
  ),
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
