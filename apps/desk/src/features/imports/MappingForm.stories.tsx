import { deskRoutes } from '@parlour/core/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  savedMappings,
  uploaded,
  uploadedAccounts,
  uploadedEvents,
} from '../../testing/imports.ts';
import { inShell } from '../../testing/inShell.tsx';
import { suggestedMapping, unknownValues } from './mappingDraft.ts';
import { MappingForm } from './MappingForm.tsx';

const meta = {
  title: 'Import/Mapping',
  component: MappingForm,
  args: {
    detail: uploaded,
    saved: savedMappings,
    draft: suggestedMapping(uploaded),
    unknown: [],
    hidesMissing: false,
    issue: null,
    isPending: false,
    onChange: fn(),
    onKind: fn(),
    onSaved: fn(),
    onHidesMissing: fn(),
    onSubmit: fn(),
  },
  decorators: [inShell(deskRoutes.imports.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MappingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const WithoutIdentifier: Story = {
  args: { issue: 'Choose the column that identifies each row: Identifier.' },
};
export const AmbiguousDays: Story = {
  args: { detail: uploadedEvents, draft: suggestedMapping(uploadedEvents) },
};
const accounts = suggestedMapping(uploadedAccounts);
export const ManyColumns: Story = {
  args: {
    detail: uploadedAccounts,
    draft: accounts,
    unknown: unknownValues(accounts, uploadedAccounts.files[0], {
      type: ['Hotels', 'Restaurants'],
    }),
  },
};
export const Pending: Story = { args: { isPending: true } };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
