import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longName } from '../../testing/long.ts';
import { contentItems, eventBody, eventDetail, eventVersions } from '../../testing/content.ts';
import { codesNotice } from './codesNotice.ts';
import { HideDialogView } from './HideDialog.tsx';
import { HistoryDialogView, type HistoryDialogViewProps } from './HistoryDialog.tsx';
import { OrderDialogView } from './OrderDialog.tsx';
import { PublishDialogView, type PublishDialogViewProps } from './PublishDialog.tsx';
import { ScheduleDialogView, type ScheduleDialogViewProps } from './ScheduleDialogView.tsx';
import { WordsField } from './WordsField.tsx';

const publication: PublishDialogViewProps = {
  kind: 'event',
  title: 'Summer ball',
  isFirst: false,
  before: eventBody,
  after: { ...eventBody, location: 'West lawn', startDate: '2030-06-16T17:00:00.000Z' },
  names: eventDetail.names,
  told: { holders: 12, words: '', onWords: fn() },
  releaseTitle: null,
  isPending: false,
  onSubmit: fn(),
  onClose: fn(),
};

const schedule: ScheduleDialogViewProps = {
  heading: 'Schedule “Summer ball”',
  label: 'Goes live',
  timeZone: 'Europe/Paris',
  local: { date: '2030-02-02', time: '09:00' },
  isScheduled: false,
  notice: null,
  maySubmit: true,
  isPending: false,
  isUnscheduling: false,
  failure: null,
  onChange: fn(),
  onSubmit: fn(),
  onUnschedule: fn(),
  onClose: fn(),
};

const history: HistoryDialogViewProps = {
  kind: 'event',
  title: 'Summer ball',
  page: { state: 'loaded', data: eventVersions, outdated: null },
  one: 2,
  other: 3,
  before: { ...eventBody, title: 'Spring ball' },
  after: eventBody,
  names: eventDetail.names,
  timeZone: 'Europe/Paris',
  mayRevert: true,
  hasDraft: true,
  isPending: false,
  failure: null,
  onChoose: fn(),
  onRevert: fn(),
  onClose: fn(),
};

const meta = {
  title: 'Studio/Dialogs',
  component: PublishDialogView,
  args: publication,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublishDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Publish: Story = {};
export const PublishFirst: Story = { args: { isFirst: true, told: null } };
export const Publishing: Story = { args: { isPending: true } };
export const PublishLongWords: Story = {
  args: {
    title: longName,
    before: { ...eventBody, location: longName },
    after: { ...eventBody, location: `${longName} and west lawn` },
    releaseTitle: longName,
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const PublishOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const PublishInTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const Schedule: Story = { render: () => <ScheduleDialogView {...schedule} /> };
export const ScheduleSkippedHour: Story = {
  render: () => (
    <ScheduleDialogView
      {...schedule}
      local={{ date: '2030-03-31', time: '02:30' }}
      maySubmit={false}
    />
  ),
};
export const ScheduleIncomplete: Story = {
  render: () => (
    <ScheduleDialogView {...schedule} isScheduled notice="Something is still to be mended." />
  ),
};
export const Hide: Story = {
  render: () => (
    <HideDialogView
      title="Summer ball"
      isHidden={false}
      notice={null}
      told={publication.told}
      isPending={false}
      failure={null}
      onSubmit={fn()}
      onClose={fn()}
    />
  ),
};
export const HideWithCodes: Story = {
  render: () => (
    <HideDialogView
      title="Tea for two"
      isHidden={false}
      notice={codesNotice('benefit', 12)}
      told={null}
      isPending={false}
      failure={null}
      onSubmit={fn()}
      onClose={fn()}
    />
  ),
};
export const HideAtATime: Story = {
  render: () => (
    <ScheduleDialogView {...schedule} heading="Hide “Summer ball” at a time" label="Is hidden">
      <WordsField holders={12} words="" consequence="They are told then." onWords={fn()} />
    </ScheduleDialogView>
  ),
};
export const PublishOutOfARelease: Story = { args: { releaseTitle: 'Summer season' } };
export const History: Story = { render: () => <HistoryDialogView {...history} /> };
export const HistoryLoading: Story = {
  render: () => <HistoryDialogView {...history} page={{ state: 'loading' }} />,
};
export const HistoryFailed: Story = {
  render: () => <HistoryDialogView {...history} failure="It was not reverted." />,
};
export const Order: Story = {
  render: () => (
    <OrderDialogView
      kind="benefit"
      page={{ state: 'loaded', data: contentItems, outdated: null }}
      order={null}
      isPending={false}
      failure={null}
      onOrder={fn()}
      onSubmit={fn()}
      onClose={fn()}
    />
  ),
};
