import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Notification } from '../Notification/Notification.tsx';
import { Select } from '../Select/Select.tsx';
import { Snackbar } from '../Snackbar/Snackbar.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

function Request({ onClose }: { onClose: (reason: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Submit a Request</Button>
      <Dialog
        open={open}
        title="Request"
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
        footer={<Button>Send</Button>}
      >
        <TextField label="Subject" value="" onChange={vi.fn()} />
      </Dialog>
    </>
  );
}

async function open() {
  const onClose = vi.fn();
  render(<Request onClose={onClose} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Request' });
  await focused('textbox', 'Subject');
  return onClose;
}

const focused = (role: string, name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));

test('opening it focuses its first field', async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Subject' }));
});

test('a double click presses a button in the footer once, and takes no focus the second time', async () => {
  const onClick = vi.fn();
  render(
    <Dialog open title="Request" onClose={vi.fn()} footer={<Button onClick={onClick}>Send</Button>}>
      <TextField label="Subject" value="" onChange={vi.fn()} />
    </Dialog>,
  );
  const send = await screen.findByRole('button', { name: 'Send' });
  for (const detail of [1, 2, 3]) {
    expect(fireEvent.mouseDown(send, { detail })).toBe(detail === 1);
    fireEvent.click(send, { detail });
  }
  expect(onClick).toHaveBeenCalledOnce();
});

test('opening it passes over a field that can not be filled in', async () => {
  render(
    <Dialog open title="Request" onClose={vi.fn()}>
      <Select
        label="Type"
        value="a"
        options={[{ value: 'a', label: 'Hotel' }]}
        onChange={vi.fn()}
        disabled
      />
      <TextField label="Street" value="" onChange={vi.fn()} disabled />
      <TextField label="Subject" value="" onChange={vi.fn()} />
    </Dialog>,
  );
  await focused('textbox', 'Subject');
});

test('the focus goes round inside it, both ways', async () => {
  await open();
  await userEvent.tab();
  await focused('button', 'Send');
  await userEvent.tab();
  await focused('button', 'Close');
  await userEvent.tab({ shift: true });
  await focused('button', 'Send');
});

test('Escape, the cross and a press beside it are told apart', async () => {
  const onClose = await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenLastCalledWith('escape');

  await userEvent.click(await screen.findByRole('button', { name: 'Submit a Request' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenLastCalledWith('close');

  await userEvent.click(await screen.findByRole('button', { name: 'Submit a Request' }));
  await screen.findByRole('dialog');
  await userEvent.click(document.body);
  await waitFor(() => expect(onClose).toHaveBeenLastCalledWith('backdrop'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('while it is open everything beneath it is inert but messages, and no longer when it closes', async () => {
  const message = document.body.appendChild(document.createElement('div'));
  message.role = 'status';
  await open();
  const isBeneath = (element: Element | null) => element?.closest('[inert]') !== null;
  const opener = screen.getByRole('button', { name: 'Submit a Request', hidden: true });
  expect(isBeneath(opener)).toBe(true);
  expect(isBeneath(message)).toBe(false);
  expect(isBeneath(screen.getByRole('dialog'))).toBe(false);
  expect(isBeneath(document.querySelector('[data-base-ui-portal] [role="presentation"]'))).toBe(
    false,
  );
  await userEvent.keyboard('{Escape}');
  expect(isBeneath(opener)).toBe(false);
  await focused('button', 'Submit a Request');
  message.remove();
});

test('web/requests-20: nothing beneath it can be reached, not even in a carousel or a message, but a notification over it', async () => {
  const slide = { id: 'one', title: 'One', media: null, link: { href: '#one', label: 'See One' } };
  const other = { ...slide, id: 'two', title: 'Two' };
  render(
    <>
      <Carousel
        label="Featured"
        slides={[slide, other]}
        current={0}
        onPrevious={vi.fn()}
        onNext={vi.fn()}
        onSelect={vi.fn()}
      />
      <ErrorState text="The events did not load." onRetry={vi.fn()} />
      <Snackbar open text="Sent" action={{ label: 'See It', onAction: vi.fn() }} />
      <Notification open tone="success" title="Done" text="It is done." onClose={vi.fn()} />
      <Spinner label="Loading" />
      <Dialog open title="Request" onClose={vi.fn()}>
        <TextField label="Subject" value="" onChange={vi.fn()} />
      </Dialog>
    </>,
  );
  await focused('textbox', 'Subject');
  const isBeneath = (element: Element) => element.closest('[inert]') !== null;
  const hidden = true;
  expect(isBeneath(screen.getByRole('link', { name: 'See One', hidden }))).toBe(true);
  for (const name of ['Next slide', 'Retry', 'See It']) {
    expect(isBeneath(screen.getByRole('button', { name, hidden })), name).toBe(true);
  }
  expect(isBeneath(screen.getByRole('button', { name: 'Dismiss', hidden }))).toBe(false);
  expect(isBeneath(screen.getByText('Loading'))).toBe(false);
});

test('beneath two dialogs the page is inert until both are closed', async () => {
  const pages = (first: boolean, second: boolean) => (
    <>
      <p>The page</p>
      <Dialog open={first} title="First" onClose={vi.fn()}>
        <button>One</button>
        <Dialog open={second} title="Second" onClose={vi.fn()}>
          <button>Two</button>
        </Dialog>
      </Dialog>
    </>
  );
  const { rerender } = render(pages(true, false));
  const isInert = () => screen.getByText('The page').closest('[inert]') !== null;
  await waitFor(() => expect(isInert()).toBe(true));
  rerender(pages(true, true));
  const one = screen.getByRole('button', { name: 'One', hidden: true });
  await waitFor(() => expect(one.closest('[inert]')).not.toBeNull());
  rerender(pages(true, false));
  expect([isInert(), one.closest('[inert]')]).toEqual([true, null]);
  rerender(pages(false, false));
  expect(isInert()).toBe(false);
});

test('closing it gives the focus back', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await focused('button', 'Submit a Request');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it stays until the caller closes it', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="Request" onClose={onClose}>
      Sending
    </Dialog>,
  );
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledWith('escape');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('while it is pending the cross answers to no press', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open isPending title="Request" onClose={onClose}>
      Sending
    </Dialog>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a notification among its children can be used without closing it', async () => {
  const onClose = vi.fn();
  const onDismiss = vi.fn();
  render(
    <Dialog open title="Request" onClose={onClose}>
      <Notification open tone="error" title="Error" text="Try again." onClose={onDismiss} />
    </Dialog>,
  );
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
  // A dialog that has just opened would take the focus back.
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.click(dismiss);
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
});
