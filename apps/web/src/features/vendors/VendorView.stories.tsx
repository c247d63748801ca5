import { routes } from '@parlour/core';
import { sampleId } from '@parlour/sample-club';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { club, relatedVendors, visitor } from '../../testing/club.ts';
import { shareButton } from '../../testing/shareButton.tsx';
import { inShell } from '../../testing/inShell.tsx';
import { withOfflineNotice } from '../../testing/offline.tsx';
import { VendorView } from './VendorView.tsx';

const [connection] = club.connections.filter(({ vendor }) => vendor.michelinStars === 2);
const vendor = connection!.vendor;
const loaded = { state: 'loaded', data: vendor, outdated: null } as const;
const related = relatedVendors(vendor.id).vendors;
const excursion = club.vendors.find(({ slug }) => slug === 'quattro-gozzi')!;

const untaken = { redeemed: new Set<string>(), registered: new Set<string>() };
const nothing = { ...untaken, benefits: [], events: [] };
const offers = {
  ...untaken,
  benefits: club.benefits.slice(0, 2),
  events: club.events.slice(0, 3),
};
const taken = {
  ...offers,
  redeemed: new Set([club.benefits[0]!.id]),
  registered: new Set([club.events[0]!.id]),
};

const marais = { id: sampleId('destination', 'paris-le-marais'), name: 'Le Marais' };
const fromMarais = {
  destination: marais,
  parentDestination: { id: sampleId('destination', 'paris'), name: 'Paris' },
};
const fromNowhere = { destination: null, parentDestination: null };

const onAPhone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Vendor',
  component: VendorView,
  decorators: [inShell(routes.vendor.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    page: loaded,
    related,
    offers: nothing,
    context: fromMarais,
    visitor: null,
    onRequest: fn(),
  },
} satisfies Meta<typeof VendorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { args: { share: shareButton } };
export const MemberOnAPhone: Story = { ...Member, globals: onAPhone, tags: ['proof'] };
export const MemberFromNowhere: Story = { args: { context: fromNowhere } };
export const Offering: Story = { args: { offers } };
export const OfferingWhatIsTaken: Story = { args: { offers: taken } };
export const OfferingOnAPhone: Story = { ...Offering, globals: onAPhone, tags: ['proof'] };
export const OffersOnTheirWay: Story = { args: { offers: null } };
export const Activities: Story = {
  args: { page: { ...loaded, data: excursion }, related: relatedVendors(excursion.id).vendors },
};
export const Visitor: Story = { args: { visitor } };
export const VisitorOnAPhone: Story = { ...Visitor, globals: onAPhone, tags: ['proof'] };
export const VisitorFromNowhere: Story = { args: { visitor, context: fromNowhere } };
export const RelatedOnTheirWay: Story = { args: { related: null } };
export const NothingRelated: Story = { args: { related: [] } };
export const OneRelated: Story = { args: { related: related.slice(0, 1) } };
export const WithoutCoordinates: Story = {
  args: { page: { ...loaded, data: { ...vendor, latitude: null, longitude: null } } },
};
const littleKnown = {
  ...vendor,
  activityCategory: null,
  address: null,
  category: null,
  city: null,
  country: null,
  description: '',
  imageUrl: null,
  latitude: null,
  longitude: null,
  michelinStars: null,
  state: null,
  website: null,
};
export const LittleKnown: Story = {
  args: { page: { ...loaded, data: littleKnown }, related: [] },
};
export const LittleKnownToAVisitor: Story = {
  args: { ...LittleKnown.args, context: fromNowhere, visitor },
};
export const LongWords: Story = {
  args: {
    page: {
      ...loaded,
      data: {
        ...vendor,
        name: 'The Most Honourable Company of Llanfairpwllgwyngyllgogerychwyrndrobwll Oyster Bars',
        activityCategory:
          'Oysters by the dozen; Champagne; An evening among the instruments of the conservatory',
        address: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch 4',
        website: 'a-house-with-a-name-that-is-longer-than-any-line.club.example',
      },
    },
  },
  globals: onAPhone,
  tags: ['proof'],
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const LoadingForAVisitor: Story = {
  args: { page: { state: 'loading' }, context: fromNowhere, visitor },
};
export const NotFound: Story = { args: { page: { state: 'missing' } } };
export const NotFoundForAVisitor: Story = {
  args: { page: { state: 'missing' }, context: fromNowhere, visitor },
};
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to load vendor details', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded, outdated: { retry: fn() } } },
  tags: ['proof'],
};
/** A vendor of a stored guide. What is related and what it offers is not stored. */
export const Offline: Story = {
  args: { ...Member.args, related: [] },
  decorators: [withOfflineNotice],
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
