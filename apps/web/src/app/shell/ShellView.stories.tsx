import { Container, PageHeading } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configuration } from '../../testing/club.ts';
import { shellArgs } from '../../testing/inShell.tsx';
import { ShellView } from './ShellView.tsx';

const menu = shellArgs.menu!;

const meta = {
  title: 'Parts/Frame',
  component: ShellView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...shellArgs,
    path: '/dashboard',
    children: (
      <Container>
        <PageHeading title="Good afternoon, Rosalind." intro="3 events in the next seven days." />
      </Container>
    ),
  },
} satisfies Meta<typeof ShellView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const MemberOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const DrawerOpen: Story = {
  args: { menu: { ...menu, drawer: 'open' } },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};
export const WithoutTelephone: Story = {
  args: { contact: { email: configuration.staffEmail, phone: null } },
};
export const WithoutNewsletter: Story = { args: { menu: { ...menu, newsletterUrl: null } } };
export const Visitor: Story = { args: { menu: null, path: '/member-benefits/b1' } };
