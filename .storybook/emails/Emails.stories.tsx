import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import emails from 'virtual:sample-emails';

const widths = [320, 360, 430, 600] as const;

type EmailProps = {
  /** The texts that fill it: usual ones, long ones, or ones in a script from right to left. */
  texts: keyof typeof emails;
  /** Which of the club's emails it is. */
  name: string;
  /** The theme of the mail program, which the toolbar sets. */
  theme: string;
};

/** An email to a member or to staff as a mail program of the theme shows it, 360 px wide. */
function Email({ texts, name, theme }: EmailProps) {
  const html = emails[texts][name]?.html ?? '';
  const media =
    theme === 'system' ? '(prefers-color-scheme:dark)' : theme === 'dark' ? 'all' : 'not all';
  return (
    <iframe
      title={`${name}, ${texts}`}
      sandbox="allow-same-origin"
      srcDoc={html.replace('(prefers-color-scheme:dark)', media)}
      width={360}
      height={900}
    />
  );
}

const meta = {
  title: 'Every email',
  component: Email,
  args: { texts: 'usual', name: 'code', theme: 'light' },
  argTypes: {
    name: { control: 'select', options: Object.keys(emails.usual) },
    texts: { control: 'select', options: Object.keys(emails) },
    theme: { control: false },
  },
  render: (args, { globals }) => <Email {...args} theme={String(globals['theme'])} />,
  // No text widens the email, and no code is broken over lines (ML16).
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    if (frame === null) throw new Error('There is no email.');
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
    for (const width of widths) {
      frame.width = String(width);
      const email = frame.contentDocument?.documentElement;
      await expect(email?.scrollWidth).toBeLessThanOrEqual(width);
      for (const code of email?.querySelectorAll('.code, [style*=nowrap]') ?? []) {
        await expect(code.getBoundingClientRect().height).toBeLessThan(80);
        await expect(code.scrollWidth).toBeLessThanOrEqual(Math.max(code.clientWidth, width - 40));
      }
    }
    frame.width = '360';
  },
} satisfies Meta<typeof Email>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Code: Story = {};
export const CodesDisabled: Story = { args: { name: 'disabled' } };
export const Redemption: Story = { args: { name: 'redemption' } };
export const Registration: Story = { args: { name: 'registration' } };
export const RegistrationChanged: Story = { args: { name: 'registrationChanged' } };
export const RegistrationCanceled: Story = { args: { name: 'canceled' } };
export const RegistrationCanceledForStaff: Story = { args: { name: 'canceledToStaff' } };
export const Request: Story = { args: { name: 'request' } };
export const RequestForStaff: Story = { args: { name: 'requestToStaff' } };
export const ChangeRequest: Story = { args: { name: 'change' } };
export const ChangeRequestForStaff: Story = { args: { name: 'changeToStaff' } };
export const RequestUpdate: Story = { args: { name: 'threadUpdate' } };
export const RequestUpdateForStaff: Story = { args: { name: 'memberUpdate' } };
export const LowRatingForStaff: Story = { args: { name: 'lowRating' } };
export const Assignment: Story = { args: { name: 'assignment' } };
export const Mention: Story = { args: { name: 'mention' } };
export const Invitation: Story = { args: { name: 'invitation' } };
export const DeskCode: Story = { args: { name: 'deskCode' } };
export const Undelivered: Story = { args: { name: 'undelivered' } };
export const LongTexts: Story = { args: { texts: 'long', name: 'requestToStaff' } };
export const LongNote: Story = { args: { texts: 'long', name: 'mention' } };
export const RightToLeft: Story = { args: { texts: 'rightToLeft', name: 'registration' } };
