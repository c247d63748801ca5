import { PicturesMayLoad } from '@parlour/app/pictures';
import { CardGrid } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { club } from '../../testing/club.ts';
import { BenefitTeaser } from './BenefitTeaser.tsx';
import { DestinationTeaser } from './DestinationTeaser.tsx';
import { EventTeaser } from './EventTeaser.tsx';
import { VendorTeaser } from './VendorTeaser.tsx';

const benefit = club.benefits[0]!;
const event = club.events[0]!;
const destination = club.destinations[0]!;

const connection = club.connections.find(({ vendor }) => (vendor.michelinStars ?? 0) > 1)!;
const vendorWithoutDetails = {
  ...connection.vendor,
  imageUrl: null,
  city: null,
  state: null,
  country: null,
  michelinStars: null,
};
const context = { destination: null, parentDestination: null };

const isPictureLoaded = ({ complete, naturalWidth }: HTMLImageElement) =>
  complete && naturalWidth > 0;

const meta = {
  title: 'Parts/Teasers',
  component: CardGrid,
  parameters: { layout: 'padded' },
  args: { columns: 3, children: null },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  args: {
    children: [
      <BenefitTeaser key="benefit" benefit={{ ...benefit, isNew: false }} />,
      <EventTeaser key="event" event={event} />,
      <DestinationTeaser key="destination" destination={destination} />,
      <VendorTeaser key="vendor" connection={connection} context={context} visitorRef={null} />,
    ],
  },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await waitFor(() => expect(pictures.map(isPictureLoaded)).not.toContain(false));
  },
};
export const NewBenefit: Story = {
  args: { children: <BenefitTeaser benefit={{ ...benefit, isNew: true }} /> },
};
export const WithoutPictures: Story = {
  args: {
    children: [
      <BenefitTeaser key="benefit" benefit={{ ...benefit, imageUrl: null, value: null }} />,
      <EventTeaser key="event" event={{ ...event, imageUrl: null, location: null }} />,
      <DestinationTeaser key="destination" destination={{ ...destination, imageUrl: null }} />,
      <VendorTeaser
        key="vendor"
        connection={{ ...connection, vendor: vendorWithoutDetails }}
        context={context}
        visitorRef={null}
      />,
    ],
  },
};
export const PicturesHeldBack: Story = {
  args: {
    children: (
      <PicturesMayLoad value={false}>
        <BenefitTeaser benefit={benefit} />
      </PicturesMayLoad>
    ),
  },
};
