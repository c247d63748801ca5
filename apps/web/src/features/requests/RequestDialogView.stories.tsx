import type { RequestType } from '@parlour/contract';
import { emptyDraft, type RequestContext, requestTitle } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formArgs } from '../../testing/formArgs.ts';
import { TODAY } from '../../testing/today.ts';
import { RequestDialogView } from './RequestDialogView.tsx';

const general = { kind: 'general' } as const;

/** Returns the args of a dialog opened about a subject, with or without a preselected type. */
const opened = (requestContext: RequestContext, type: RequestType | null = null) => ({
  title: requestTitle(requestContext, type),
  draft: emptyDraft(requestContext, type),
  requestContext,
  preselectedType: type,
});

const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const meta = {
  title: 'Dialogs/Submit a request',
  component: RequestDialogView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    ...formArgs,
    ...opened(general),
    maySubmit: false,
    today: TODAY,
    deliveryAddress: null,
  },
} satisfies Meta<typeof RequestDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const OpenedOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const Hotel: Story = { args: opened(general, 'Hotel') };
export const Dining: Story = { args: opened(general, 'Dining') };
export const Car: Story = { args: opened(general, 'Car') };
export const Tickets: Story = { args: opened(general, 'Tickets') };
export const Gift: Story = { args: opened(general, 'Gift') };
export const Flower: Story = { args: opened(general, 'Flower') };
export const Beauty: Story = { args: opened(general, 'Beauty') };
export const Other: Story = { args: opened(general, 'Other') };
export const AboutAVendor: Story = {
  args: opened({
    kind: 'vendor',
    vendorId: 'v1',
    name: 'Table Chevreuil',
    vendorType: 'Restaurants',
  }),
};
export const AboutAGift: Story = {
  args: opened({ kind: 'giftProduct', productId: 'p1', name: 'A Celadon Vase' }),
};
export const PastDate: Story = {
  args: {
    ...opened(general, 'Dining'),
    issues: [{ field: 'diningDate', message: 'Dining date must not lie in the past.' }],
  },
};
export const ReadyToSubmit: Story = { args: { ...opened(general, 'Other'), maySubmit: true } };
export const Submitting: Story = {
  args: { ...opened(general, 'Other'), maySubmit: true, stage: 'submitting' },
};
export const WithDeliveryAddress: Story = {
  args: { ...opened(general, 'Flower'), deliveryAddress: '4 Garden Row\nLondon, W1' },
};
export const Succeeded: Story = {
  args: {
    ...opened(general, 'Car'),
    stage: 'succeeded',
    value: { id: 'r1', reference: 'RQ-7K2M9X', status: 'received' },
  },
};
export const Failed: Story = {
  args: {
    ...opened(general, 'Other'),
    maySubmit: true,
    failure: { message: 'Failed to submit request. Please try again.' },
  },
};
export const FailedOnAPhone: Story = {
  ...Failed,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const SucceededOnAPhone: Story = {
  ...Succeeded,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const LongWords: Story = {
  args: {
    ...opened({ kind: 'vendor', vendorId: 'v1', name: longWord, vendorType: 'Restaurants' }),
    deliveryAddress: longWord,
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const Dismissed: Story = { args: { stage: 'dismissed' } };
