import { deskRoutes } from '@parlour/core/routes';
import { href } from '@parlour/core';
import { emptyContentDraft } from '@parlour/core/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { draftedEvent, editedEvent, eventBody, eventDetail } from '../../testing/content.ts';
import { inShell } from '../../testing/inShell.tsx';
import { NotLoaded } from '../../testing/NotLoaded.tsx';
import { forbidden } from '../../testing/notShown.ts';
import { pictures } from '../../testing/pictures.ts';
import { MorePicturesFieldView } from '../pictures/MorePicturesFieldView.tsx';
import { PictureFieldView } from '../pictures/PictureFieldView.tsx';
import { ContentEditorView } from './ContentEditorView.tsx';
import type { FieldSurroundings } from './fields/controlProps.ts';

const drafted = draftedEvent({
  location: 'Orangery and west lawn',
  imageUrl: pictures[0]!.url,
  images: pictures.slice(1).map(({ url }) => url),
});

const edited = editedEvent(drafted);

function Picture({ value, onChange, ...props }: ComponentProps<FieldSurroundings['Picture']>) {
  return (
    <PictureFieldView
      {...props}
      value={value}
      picture={pictures.find(({ url }) => url === value)}
      onPick={fn()}
      onEdit={fn()}
      onRemove={() => onChange(null)}
    />
  );
}

function MorePictures(props: ComponentProps<FieldSurroundings['MorePictures']>) {
  return <MorePicturesFieldView {...props} pictures={pictures} onAdd={fn()} onEdit={fn()} />;
}

const surroundings = {
  issues: [],
  names: eventDetail.names,
  ports: {
    search: () => Promise.resolve({ ok: true as const, value: [] }),
    suggest: () => Promise.resolve([]),
    maySearchMembers: true,
    clubTimeZone: 'Europe/Paris',
    clubCurrency: 'CHF',
    mapTilesUrl: null,
  },
  Picture,
  MorePictures,
  onNamed: fn(),
};

const undo = { isOffered: false, failure: null, onUndo: fn(), onExpire: fn() };
const preview = { failure: null, blockedUrl: null, onOpen: fn() };

const meta = {
  title: 'Studio/Editor',
  component: ContentEditorView,
  args: {
    kind: 'event',
    title: 'Summer ball',
    stage: 'saved',
    edited,
    surroundings,
    names: eventDetail.names,
    mayPublish: true,
    timeZone: 'Europe/Paris',
    colleagues: '',
    preview,
    undo,
    onChange: fn(),
    onSave: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onTask: fn(),
    onDuplicate: fn(),
  },
  decorators: [inShell(href(deskRoutes.contentList, { kind: 'event' }))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContentEditorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Published: Story = {
  args: { stage: 'clean', edited: { ...edited, detail: eventDetail, body: eventBody } },
};
export const JustPublished: Story = {
  args: {
    stage: 'clean',
    edited: { ...edited, detail: eventDetail, body: eventBody, publishedVersion: 3 },
    undo: { ...undo, isOffered: true },
  },
};
export const NewAndEmpty: Story = {
  args: {
    title: 'Without a name',
    stage: 'clean',
    edited: {
      ...edited,
      detail: { ...eventDetail, published: null, holders: 0 },
      body: emptyContentDraft('event'),
    },
  },
};
export const NotSavedYet: Story = { args: { stage: 'dirty' } };
export const Waiting: Story = {
  args: {
    stage: 'waiting',
    edited: { ...edited, message: 'The club could not be reached. Please check the network.' },
  },
};
const issues = [
  { field: 'title', message: 'Title is required.' },
  { field: 'startDate', message: 'Begins is required.' },
];
export const Incomplete: Story = {
  args: {
    title: 'Without a name',
    edited: { ...edited, body: { ...eventBody, title: null, startDate: null }, issues },
    surroundings: { ...surroundings, issues },
  },
};
export const OfAVendor: Story = {
  args: {
    kind: 'vendor',
    title: 'Aurelia',
    edited: {
      ...edited,
      body: { ...emptyContentDraft('vendor'), name: 'Aurelia', type: 'Hotels' },
      detail: { ...drafted, kind: 'vendor', slugs: ['aurelia', 'old-inn', 'old-inn-by-the-sea'] },
    },
  },
};
export const WithColleagues: Story = {
  args: { colleagues: 'Mira Castellanos is editing this too. Theo Lindqvist has this open too.' },
};
export const Conflict: Story = {
  args: {
    stage: 'conflict',
    edited: {
      ...edited,
      theirs: draftedEvent({ title: 'Midsummer ball' }, 5, {
        id: 'staff-3',
        name: 'Mira Castellanos',
      }),
    },
  },
};
export const PreviewBlocked: Story = {
  args: { preview: { ...preview, blockedUrl: 'https://club.example/events/e1?ref=preview.x' } },
};
export const GiftGuide: Story = {
  args: {
    kind: 'gift_guide',
    title: 'For him',
    edited: {
      ...edited,
      body: {
        ...emptyContentDraft('gift_guide'),
        name: 'For him',
        sections: [{ id: 's1', name: 'Desk', description: null, products: [] }],
      },
    },
  },
};
export const Vendor: Story = {
  args: {
    kind: 'vendor',
    title: 'Hotel Example',
    edited: {
      ...edited,
      body: { ...emptyContentDraft('vendor'), name: 'Hotel Example', latitude: 48.8584 },
    },
  },
};
export const Loading: Story = {
  render: () => <NotLoaded page={{ state: 'loading' }} loadingLabel="Loading the event" />,
};
export const Failed: Story = {
  render: () => (
    <NotLoaded
      page={{ state: 'error', message: 'The event could not be loaded.', retry: fn() }}
      loadingLabel="Loading the event"
    />
  ),
};
/** The role was taken away while the event was open. */
export const Forbidden: Story = {
  render: () => <NotLoaded page={forbidden} loadingLabel="Loading the event" />,
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    title: 'Summer ball of the Honourable Society of Donaudampfschifffahrtsgesellschaftskapitäne',
  },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
