import { FileView } from '@parlour/app/files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deskRoutes } from '@parlour/core/routes';
import { Menu } from '@parlour/ui';
import { fn } from 'storybook/test';
import { inShell } from '../../../testing/inShell.tsx';
import { concierge } from '../../../testing/people.ts';
import {
  colleagues,
  newRequestDetail,
  requestTime,
  requestWithNews,
  takenRequest,
} from '../../../testing/requests.ts';
import { memberProps } from '../../../testing/member.ts';
import { MemberView } from '../member/MemberView.tsx';
import { offeredMoves } from './moves.ts';
import { RequestView, type RequestViewProps } from './RequestView.tsx';
import type { Reading } from './useReading.ts';
import type { Tags } from './useTags.ts';

const composer: RequestViewProps['composer'] = {
  next: [
    { move: 'snooze', label: 'Send and Snooze', onSent: fn() },
    { move: 'complete', label: 'Send and Complete', onSent: fn() },
  ],
  shown: 'message',
  texts: { message: '', note: '' },
  files: [],
  attachment: {
    upload: null,
    issue: undefined,
    onChoose: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
  maySubmit: false,
  since: [],
  colleagues,
  found: [],
  pending: null,
  failure: null,
  onShow: fn(),
  onSearch: fn(),
  onChange: fn(),
  onSubmit: fn(),
};

const tags: Tags = {
  tags: takenRequest.tags,
  suggestions: ['anniversary', 'birthday'],
  failure: null,
  onAdd: fn(),
  onRemove: fn(),
};

const reading: Reading = {
  firstUnseen: null,
  isWatched: false,
  pending: null,
  failure: null,
  onWatch: fn(),
  onUnread: fn(),
};

const meta = {
  title: 'Requests/Request',
  component: RequestView,
  args: {
    request: takenRequest,
    offered: offeredMoves(takenRequest, concierge, requestTime),
    pending: null,
    failure: null,
    done: null,
    writers: [],
    reading,
    isOwn: true,
    tags,
    earlier: { entries: [], more: null, failure: null },
    composer,
    renderFile: (file) => (
      <FileView
        file={file}
        preview={{ state: 'hidden', failure: null }}
        pdfFrame="allPages"
        onToggle={fn()}
      />
    ),
    member: <MemberView {...memberProps} />,
    keyList: { isOpen: false, isOn: true, onOpen: fn(), onTurn: fn(), onClose: fn() },
    now: requestTime,
    timeZone: 'UTC',
    onMove: fn(),
    onHandOver: fn(),
  },
  decorators: [inShell(deskRoutes.requests.path)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {};
export const New: Story = {
  args: {
    request: newRequestDetail,
    offered: offeredMoves(newRequestDetail, concierge, requestTime),
  },
};
export const Taking: Story = { args: { ...New.args, pending: 'take' } };
export const TakenWithUndo: Story = {
  args: { done: { text: 'You took the request', onUndo: fn(), onClose: fn() } },
};
export const Undone: Story = {
  args: { done: { text: 'Undone', onUndo: null, onClose: fn() } },
};
export const FirstUnseenLine: Story = { args: { reading: { ...reading, firstUnseen: '4' } } };
export const Watched: Story = {
  args: { isOwn: false, reading: { ...reading, isWatched: true } },
};
export const ColleagueWriting: Story = { args: { writers: ['Nora Bell', 'Owen Price'] } };
export const TagsFailed: Story = {
  args: { tags: { ...tags, failure: 'The tags were not changed.' } },
};
export const Linked: Story = {
  args: {
    request: {
      ...takenRequest,
      links: [
        { id: 'r3', reference: 'RQ-9PLW4C', subject: 'Opening night' },
        { id: 'r9', reference: 'RQ-8NVB2D', subject: 'A table for two' },
      ],
    },
  },
};
export const ChangedMeanwhile: Story = {
  args: { failure: 'Somebody changed this request meanwhile.' },
};
export const WrittenMeanwhile: Story = {
  args: {
    request: requestWithNews,
    composer: {
      ...composer,
      texts: { message: 'Booked for eight.', note: '' },
      maySubmit: true,
      since: requestWithNews.entries.slice(-1),
      failure: 'Your message was not sent, because others wrote first.',
    },
  },
};
const menus = (
  <>
    <Menu label="Insert a Reply" items={[{ id: 'c2', label: 'Table booked', onSelect: fn() }]} />
    <Menu label="Run a Macro" items={[{ id: 'x2', label: 'Ask for the day', onSelect: fn() }]} />
  </>
);
export const WithReplies: Story = { args: { composer: { ...composer, replies: menus } } };
export const MacroNotRun: Story = {
  args: {
    composer: {
      ...composer,
      replies: menus,
      failure: 'The macro was not run, because this request changed meanwhile.',
    },
  },
};
export const Sending: Story = {
  args: {
    composer: {
      ...composer,
      texts: { message: 'Booked for eight.', note: '' },
      pending: 'message',
    },
  },
};
export const WithFiles: Story = {
  args: {
    composer: {
      ...composer,
      texts: { message: 'Please choose a table.', note: '' },
      files: [{ id: 'f1', name: 'Floor plan.pdf', size: 240_000, extension: 'pdf' }],
      maySubmit: true,
    },
  },
};
export const Uploading: Story = {
  args: {
    composer: {
      ...composer,
      attachment: { ...composer.attachment, upload: { name: 'Floor plan.pdf', progress: 0.4 } },
    },
  },
};
export const FileRefused: Story = {
  args: {
    composer: {
      ...composer,
      attachment: {
        ...composer.attachment,
        issue: 'Menu.zip was not taken. Please choose a PDF, a picture or a Word document.',
      },
    },
  },
};
export const EarlierLines: Story = {
  args: {
    earlier: { entries: [], more: { isPending: false, onShow: fn() }, failure: null },
  },
};
export const EarlierLinesFailed: Story = {
  args: {
    earlier: {
      entries: [],
      more: { isPending: false, onShow: fn() },
      failure: 'The request could not be loaded.',
    },
  },
};
export const Note: Story = {
  args: {
    composer: {
      ...composer,
      shown: 'note',
      texts: { message: '', note: 'Ask @Nora Bell.' },
      maySubmit: true,
    },
  },
};
export const Ended: Story = {
  args: {
    request: {
      ...takenRequest,
      status: 'completed',
      closedAt: '2030-01-01T00:00:00.000Z',
      rating: { stars: 5, words: 'A wonderful evening.' },
    },
    offered: [],
  },
};
export const Merged: Story = {
  args: {
    request: {
      ...takenRequest,
      mergedInto: { id: 'r9', reference: 'RQ-8NVB2D', subject: 'A table for two' },
    },
    offered: [],
  },
};
export const MergedLately: Story = {
  args: { ...Merged.args, offered: ['unmerge'] },
};
export const LongWords: Story = {
  args: {
    request: {
      ...takenRequest,
      subject: 'A table for the Donaudampfschifffahrtsgesellschaftskapitäne and their guests',
      member: { ...takenRequest.member, name: 'Freiherr-von-Hohenstauffen-Donaudampfschifffahrt' },
      tags: ['donaudampfschifffahrt', 'anniversary-of-the-society'],
      details: takenRequest.details.map((detail) => ({
        ...detail,
        value: `${detail.value}, at a-very-long-host-name-of-a-restaurant-on-the-danube.example`,
      })),
    },
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
