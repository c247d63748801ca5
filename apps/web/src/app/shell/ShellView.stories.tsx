import { Container, PageHeading } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { configuration } from '../../testing/club.ts';
import { ShellView } from './ShellView.tsx';

const menu = {
  newsletterUrl: configuration.newsletterUrl,
  drawer: 'unused',
  onOpenDrawer: fn(),
  onCloseDrawer: fn(),
  onRequest: fn(),
  onSignOut: fn(),
} as const;

const meta = {
  component: ShellView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    clubName: configuration.clubName,
    clubAddress: configuration.clubAddress,
    contact: { email: configuration.staffEmail, phone: configuration.clubPhone },
    path: '/dashboard',
    menu,
    onSignIn: fn(),
    children: (
      <Container>
        <PageHeading title="Good morning, Eleanor." intro="3 events in the next seven days." />
      </Container>
    ),
  },
} satisfies Meta<typeof ShellView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const MemberOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const DrawerOpen: Story = {
  args: { menu: { ...menu, drawer: 'open' } },
  globals: { viewport: { value: 'phone' } },
};
export const WithoutTelephone: Story = {
  args: { contact: { email: configuration.staffEmail, phone: null } },
};
export const WithoutNewsletter: Story = { args: { menu: { ...menu, newsletterUrl: null } } };
export const Visitor: Story = { args: { menu: null, path: '/member-benefits/b1' } };
