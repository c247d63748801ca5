import { FileView } from '@parlour/app/files';
import type { MemberRequestDetail } from '@parlour/contract';
import { emptyReply, href, messageEffect, routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { inShell } from '../../../testing/inShell.tsx';
import {
  completedRequest,
  confirmedRequest,
  entries,
  openRequests,
  seatingPlan,
  sentRequest,
  waitingRequest,
} from '../../../testing/requests.ts';
import { NOW } from '../../../testing/today.ts';
import { CancellationView } from './CancellationView.tsx';
import { GivenRating, RatingFormView } from './RatingFormView.tsx';
import { ReplyFormView } from './ReplyFormView.tsx';
import { RequestView, type RequestViewProps } from './RequestView.tsx';

const loaded = (data: MemberRequestDetail) => ({ state: 'loaded', data, outdated: null }) as const;

const form = {
  stage: 'editing',
  issues: [],
  failure: null,
  maySubmit: false,
  onChange: fn(),
  onSubmit: fn(),
} as const;

const attachment = {
  upload: null,
  issue: undefined,
  onChoose: fn(),
  onCancel: fn(),
  onRemove: fn(),
};

const reply = (changes: Partial<ComponentProps<typeof ReplyFormView>> = {}) =>
  function renderReply(request: MemberRequestDetail) {
    return (
      <ReplyFormView
        {...form}
        draft={emptyReply}
        effect={messageEffect(request, NOW.getTime())}
        attachment={attachment}
        {...changes}
      />
    );
  };

const cancellation = (changes: Partial<ComponentProps<typeof CancellationView>>) =>
  function renderCancellation({ subject }: MemberRequestDetail) {
    return (
      <CancellationView
        move="cancel"
        subject={subject}
        stage="idle"
        error={undefined}
        onCancel={fn()}
        onConfirm={fn()}
        onDecline={fn()}
        {...changes}
      />
    );
  };

const renderFile: RequestViewProps['renderFile'] = (file) => (
  <FileView
    file={file}
    preview={{ state: 'hidden', failure: null }}
    pdfFrame="allPages"
    onToggle={fn()}
  />
);

const args: RequestViewProps = {
  page: loaded(waitingRequest),
  earlier: { entries: [], more: null, failure: null },
  now: NOW,
  timeZone: 'Europe/London',
  renderFile,
  renderReply: reply(),
  renderRating: () => null,
  renderCancellation: cancellation({}),
  onRespond: fn(),
  onAskForChange: fn(),
};

const meta = {
  title: 'Request',
  component: RequestView,
  decorators: [inShell(href(routes.request, { requestId: 'request-3' }))],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args,
} satisfies Meta<typeof RequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WaitingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const JustSent: Story = {
  args: { page: loaded(sentRequest) },
};
export const Confirmed: Story = {
  args: {
    page: loaded(confirmedRequest),
    renderCancellation: cancellation({ move: 'ask_cancellation' }),
  },
  tags: ['picture'],
};
export const ToRate: Story = {
  args: {
    page: loaded(completedRequest),
    renderRating: () => <RatingFormView {...form} draft={{ stars: 4, words: '' }} maySubmit />,
    renderCancellation: () => null,
  },
  tags: ['picture'],
};
export const RatingFailed: Story = {
  args: {
    ...ToRate.args,
    renderRating: () => (
      <RatingFormView
        {...form}
        draft={{ stars: 2, words: 'The therapist was late.' }}
        maySubmit
        failure={{ message: 'Your rating could not be sent. Please try again.' }}
      />
    ),
  },
};
export const Rated: Story = {
  args: {
    ...ToRate.args,
    renderRating: () => (
      <GivenRating rating={{ stars: 5, words: 'What an afternoon. Thank you.' }} />
    ),
  },
};
export const Merged: Story = {
  args: {
    page: loaded({
      ...waitingRequest,
      status: 'in_progress',
      mergedInto: openRequests[1]!,
      links: [openRequests[3]!],
    }),
    renderCancellation: () => null,
  },
};
export const EarlierMessages: Story = {
  args: { earlier: { entries: [], more: { isPending: false, onShow: fn() }, failure: null } },
};
export const EarlierMessagesFailed: Story = {
  args: {
    earlier: {
      entries: [],
      more: { isPending: false, onShow: fn() },
      failure: 'The request could not be loaded.',
    },
  },
};
export const Writing: Story = {
  args: {
    renderReply: reply({
      draft: {
        text: 'The box, please. Here is what she can sit on.',
        files: [seatingPlan, { ...seatingPlan, id: 'file-2', name: 'IMG_0412.heic' }],
      },
      maySubmit: true,
      attachment: { ...attachment, upload: { name: 'IMG_0413.heic', progress: 0.4 } },
    }),
  },
};
export const FileRefused: Story = {
  args: {
    renderReply: reply({
      attachment: {
        ...attachment,
        issue: 'holiday.mov was not taken. Please choose a file of one of these kinds: pdf, jpg.',
      },
    }),
  },
};
export const Sending: Story = {
  args: { renderReply: reply({ stage: 'submitting', draft: { text: 'The box.', files: [] } }) },
};
export const NotSent: Story = {
  args: {
    renderReply: reply({
      draft: { text: 'The box, please.', files: [] },
      maySubmit: true,
      failure: { message: 'Your message could not be sent. Please try again.' },
    }),
  },
};
export const AskingToCancel: Story = {
  args: { renderCancellation: cancellation({ stage: 'asking' }) },
};
export const ChangedMeanwhile: Story = {
  args: {
    renderCancellation: cancellation({
      stage: 'asking',
      error:
        'This request has changed meanwhile. Please look at it once more before you cancel it.',
    }),
  },
};
export const FileShown: Story = {
  args: {
    renderFile: (file) => (
      <FileView
        file={file}
        preview={{
          state: 'shown',
          preview: { url: '/pictures/favicon.svg', mediaType: 'application/msword' },
        }}
        pdfFrame="allPages"
        onToggle={fn()}
      />
    ),
  },
};
export const LongWords: Story = {
  args: {
    page: loaded({
      ...waitingRequest,
      subject: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and back again',
      concierge: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      entries: entries.map((entry) => ({
        ...entry,
        text: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(3),
        files: [{ ...seatingPlan, name: `${'seating-plan'.repeat(12)}.jpg` }],
      })),
    }),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Missing: Story = { args: { page: { state: 'missing' } } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch request', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded(waitingRequest), outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
