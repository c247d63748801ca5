import type { Redemption } from '@parlour/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { club, redemptionOfToday } from '../../../testing/club.ts';
import { NOW } from '../../../testing/today.ts';
import { DoorView } from './DoorView.tsx';

const code = { ...redemptionOfToday(club.benefits[0]!.id)!, redemptionCode: 'ACDE-FGHJ-KMNP' };

const withCode = (redemptionCode: string): Redemption => ({ ...code, redemptionCode });

const meta = {
  title: 'Code at the door',
  component: DoorView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: { code, now: NOW, onClose: fn() },
} satisfies Meta<typeof DoorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const Ended: Story = { args: { now: new Date('2099-01-01T00:00:00Z') } };
export const EndedOnAPhone: Story = {
  ...Ended,
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const WithoutSigns: Story = { args: { code: withCode('7F3K9Q2TX') } };
export const OddCode: Story = { args: { code: withCode('Grüße  aus Zürich 🍸') } };
export const LongCode: Story = {
  args: { code: withCode('ü'.repeat(200)) },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const TooLongForScanners: Story = { args: { code: withCode('x'.repeat(800)) } };
export const LongWords: Story = {
  args: {
    code: {
      ...code,
      instructions:
        'Please show this code to the concierge at the desk in the lobby, before you are seated, and again when you ask for the bill.',
      benefit: {
        ...code.benefit,
        provider: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch House',
        title: 'An Afternoon among the Instruments of the Royal Conservatory, with the Luthier',
        value: 'A pot of tea for two, with scones and a glass of something cold',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const LittleKnown: Story = {
  args: {
    code: { ...code, instructions: '', benefit: { ...code.benefit, provider: '', value: null } },
  },
};
