import { routes } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { giftGuideList, visitor } from '../../../testing/club.ts';
import { shareButton } from '../../../testing/shareButton.tsx';
import { inShell } from '../../../testing/inShell.tsx';
import { GiftGuideView } from './GiftGuideView.tsx';

const [guide] = giftGuideList.publicGuides;
const [personal] = giftGuideList.personalizedGuides;
const [firstSection, secondSection] = guide!.sections;
const loaded = { state: 'loaded', data: guide!, outdated: null } as const;
const emptied = { ...guide!, sections: [{ ...firstSection!, products: [] }, secondSection!] };

const meta = {
  title: 'Gift guide',
  component: GiftGuideView,
  decorators: [inShell(routes.giftGuide.path)],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: { page: loaded, choice: null, onChoiceChange: fn(), onRequest: fn(), visitor: null },
} satisfies Meta<typeof GiftGuideView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSections: Story = { args: { share: shareButton } };
export const AllSectionsOnAPhone: Story = {
  ...AllSections,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const OneSection: Story = {
  args: { choice: { guideId: guide!.id, sectionId: secondSection!.id } },
};
export const ChoiceOfAnotherGuide: Story = {
  args: { choice: { guideId: 'another', sectionId: secondSection!.id } },
};
export const Personal: Story = { args: { page: { ...loaded, data: personal! } } };
export const EmptySectionAmongAll: Story = { args: { page: { ...loaded, data: emptied } } };
export const EmptyChosenSection: Story = {
  args: {
    page: { ...loaded, data: emptied },
    choice: { guideId: guide!.id, sectionId: firstSection!.id },
  },
};
export const NoSections: Story = {
  args: { page: { ...loaded, data: { ...guide!, description: '', sections: [] } } },
};
export const ProductsWithoutPictureOrPrice: Story = {
  args: {
    page: {
      ...loaded,
      data: {
        ...guide!,
        sections: guide!.sections.map((section) => ({
          ...section,
          description: '',
          products: section.products.map((product) => ({
            ...product,
            imageUrl: null,
            price: null,
            maxPrice: null,
          })),
        })),
      },
    },
  },
};
export const LongWords: Story = {
  args: {
    page: {
      ...loaded,
      data: {
        ...guide!,
        name: 'Presents from Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        sections: guide!.sections.map((section) => ({
          ...section,
          name: `${section.name}, and for Everyone Who Has Ever Been Asked to Sit at It`,
        })),
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Visitor: Story = { args: { visitor } };
export const VisitorOnAPhone: Story = {
  ...Visitor,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const NotFound: Story = { args: { page: { state: 'missing' } } };
export const NotFoundForAVisitor: Story = { args: { page: { state: 'missing' }, visitor } };
export const Loading: Story = { args: { page: { state: 'loading' } } };
export const Failed: Story = {
  args: { page: { state: 'error', message: 'Failed to fetch gift guide', retry: fn() } },
};
export const Outdated: Story = {
  args: { page: { ...loaded, outdated: { retry: fn() } } },
  tags: ['proof'],
};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
