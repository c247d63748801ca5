import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineNoticeView } from './OfflineNoticeView.tsx';

const guides = ['Le Marais', 'Trastevere', 'Saint-Germain-des-Prés', 'Mayfair'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

const meta = {
  title: 'Parts/Offline notice',
  component: OfflineNoticeView,
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
  args: { network: 'offline', guides },
} satisfies Meta<typeof OfflineNoticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guides: Story = {};
export const GuidesOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const OneGuide: Story = { args: { guides: guides.slice(0, 1) } };
export const NoGuides: Story = { args: { guides: [] } };
export const Unreachable: Story = { args: { network: 'unreachable' } };
export const Online: Story = { args: { network: 'online' } };
