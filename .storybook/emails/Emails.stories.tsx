import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SyntheticEvent } from 'react';
import { expect, waitFor } from 'storybook/test';
import emails from 'virtual:sample-emails';
import * as styles from './Emails.css.ts';

const widths = [320, 360, 430, 600] as const;

/** What a mail program gives an email, by the device. */
const PHONE = 360;
const DESKTOP = 700;

type EmailProps = { texts: keyof typeof emails; name: string; theme: string };

/** Gives a frame the height of what it shows, so that all of an email is seen at once. */
const showWhole = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
  const height = currentTarget.contentDocument?.documentElement.scrollHeight;
  if (height !== undefined) currentTarget.height = String(height);
};

/** Shows an email as mail programs of the theme do: its subject, and its content on a phone, on a desktop and without HTML. */
function Email({ texts, name, theme }: EmailProps) {
  const { subject = '', html = '', text = '' } = emails[texts][name] ?? {};
  const media =
    theme === 'system' ? '(prefers-color-scheme:dark)' : theme === 'dark' ? 'all' : 'not all';
  const written = html.replace('(prefers-color-scheme:dark)', media);
  return (
    <div className={styles.email}>
      <p className={styles.subject} dir="auto">
        {subject}
      </p>
      {[
        { device: 'On a phone', width: PHONE },
        { device: 'On a desktop', width: DESKTOP },
      ].map(({ device, width }) => (
        <figure key={device} className={styles.copy}>
          <figcaption className={styles.caption}>{device}</figcaption>
          <iframe
            title={`${device}: ${name}, ${texts}`}
            className={styles.frame}
            sandbox="allow-same-origin"
            srcDoc={written}
            width={width}
            height={900}
            onLoad={showWhole}
          />
        </figure>
      ))}
      <figure className={styles.copy}>
        <figcaption className={styles.caption}>Without HTML</figcaption>
        <pre className={styles.text} dir="auto">
          {text}
        </pre>
      </figure>
    </div>
  );
}

const meta = {
  title: 'Every email',
  component: Email,
  parameters: {
    docs: {
      description: {
        component:
          'Every email to members and to staff, as the server writes it: its subject, how it looks on a phone and on a desktop, and its plain text.',
      },
    },
  },
  args: { texts: 'usual', name: 'code', theme: 'light' },
  argTypes: {
    name: {
      description: 'Which of the emails it is.',
      control: 'select',
      options: Object.keys(emails.usual),
    },
    texts: {
      description: 'What fills it: usual words, long ones, or a script from right to left.',
      control: 'select',
      options: Object.keys(emails),
    },
    theme: { description: 'The theme of the mail program. The toolbar sets it.', control: false },
  },
  render: (args, { globals }) => <Email {...args} theme={String(globals['theme'])} />,
  // No text widens the email, and no code is broken over lines (api/emails-18).
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
    frame.width = String(PHONE);
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
export const LongTexts: Story = {
  args: { texts: 'long', name: 'requestToStaff' },
  tags: ['proof'],
};
export const LongNote: Story = { args: { texts: 'long', name: 'mention' }, tags: ['proof'] };
export const RightToLeft: Story = { args: { texts: 'rightToLeft', name: 'registration' } };
