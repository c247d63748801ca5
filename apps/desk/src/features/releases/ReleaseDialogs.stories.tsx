import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../testing/long.ts';
import { publishedRelease, release, releases } from '../../testing/releases.ts';
import { PublishReleaseDialogView, TakeBackReleaseDialogView } from './ReleaseActionDialogs.tsx';
import {
  NEW_RELEASE,
  ReleaseChoiceDialogView,
  type ReleaseChoiceDialogViewProps,
} from '../content/ReleaseChoiceDialog.tsx';
import { ReleaseTitleDialogView } from './ReleaseTitleDialog.tsx';

const choice: ReleaseChoiceDialogViewProps = {
  title: 'Release of “Summer ball”',
  submitLabel: 'Save Release',
  page: { state: 'loaded', data: releases, outdated: null },
  chosen: 'r1',
  newTitle: '',
  mayLeave: true,
  maySubmit: true,
  isPending: false,
  failure: null,
  onChoose: fn(),
  onNewTitle: fn(),
  onSubmit: fn(),
  onClose: fn(),
};

const meta = {
  title: 'Studio/Release dialogs',
  component: PublishReleaseDialogView,
  args: {
    title: 'Summer season',
    drafts: release.drafts,
    words: {},
    isPending: false,
    failure: null,
    onWords: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublishReleaseDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Publish: Story = {};
export const Publishing: Story = { args: { isPending: true } };
export const PublishFailed: Story = {
  args: { failure: 'Somebody else changed this release meanwhile. Look at it again.' },
};
export const PublishLongWords: Story = {
  args: {
    title: longName,
    drafts: release.drafts.map((draft) => ({ ...draft, title: longName })),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const PublishOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Choose: Story = { render: () => <ReleaseChoiceDialogView {...choice} /> };
export const ChooseNew: Story = {
  render: () => (
    <ReleaseChoiceDialogView {...choice} chosen={NEW_RELEASE} newTitle="Winter" mayLeave={false} />
  ),
};
export const ChooseLoading: Story = {
  render: () => <ReleaseChoiceDialogView {...choice} page={{ state: 'loading' }} />,
};
export const TakeBack: Story = {
  render: (args) => <TakeBackReleaseDialogView {...args} items={publishedRelease.published} />,
};
export const TakeBackFailed: Story = {
  args: { failure: 'Changed since it was published: “Summer ball”. Nothing was taken back.' },
  render: (args) => <TakeBackReleaseDialogView {...args} items={publishedRelease.published} />,
};
export const Title: Story = {
  render: () => (
    <ReleaseTitleDialogView
      isNew
      title="Winter"
      isPending={false}
      failure={null}
      onTitle={fn()}
      onSubmit={fn()}
      onClose={fn()}
    />
  ),
};
