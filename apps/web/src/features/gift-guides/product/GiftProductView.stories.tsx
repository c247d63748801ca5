import { routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { giftGuideList, visitor } from '../../../testing/club.ts';
import { shareButton } from '../../../testing/shareButton.tsx';
import { inShell } from '../../../testing/inShell.tsx';
import { GiftProductView } from './GiftProductView.tsx';

const product = giftGuideList.publicGuides[0]!.sections[0]!.products[0]!;
const loaded = { state: 'loaded', data: product, outdated: null } as const;

const meta = {
  title: 'Gift product',
  component: GiftProductView,
  decorators: [inShell(routes.giftProduct.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: { page: loaded, visitor: null, guidePath: '/gift-guides/hosts', onRequest: fn() },
} satisfies Meta<typeof GiftProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThroughAGuide: Story = { args: { share: shareButton } };
export const ThroughAGuideOnAPhone: Story = {
  ...ThroughAGuide,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const OpenedDirectly: Story = {
  args: { guidePath: null, share: shareButton },
};
export const Visitor: Story = { args: { visitor } };
export const VisitorOnAPhone: Story = {
  ...Visitor,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const LittleKnown: Story = {
  args: {
    page: {
      ...loaded,
      data: {
        ...product,
        description: '',
        imageUrl: null,
        price: null,
        maxPrice: null,
        productUrl: null,
      },
    },
  },
};
export const LongWords: Story = {
  args: {
    page: {
      ...loaded,
      data: {
        ...product,
        name: 'A Bowl from Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        description: `${product.description}\n\n${product.description.repeat(3)}`,
        price: 1234567.89,
        maxPrice: 2345678.9,
        currencyCode: 'CHF',
        productUrl: 'a-house-with-a-name-that-is-longer-than-any-line.club.example',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const NotFound: Story = { args: { page: { state: 'missing' } } };
export const NotFoundForAVisitor: Story = {
  args: { page: { state: 'missing' }, visitor },
};
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch gift product', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
