import { TextField } from '@parlour/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

const issues = [{ field: 'city', message: 'Enter a city.' }];

/** Shows the dialog of a form with two fields. `change` shows it with other props. */
function renderDialog(first: Partial<FormDialogProps> = {}) {
  const callbacks = {
    onSubmit: vi.fn<() => void>(),
    onBack: vi.fn<() => void>(),
    onSubmissionCancel: vi.fn<() => void>(),
    onFailureDismiss: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
    onUndo: vi.fn<() => void>(),
    onUndoExpire: vi.fn<() => void>(),
  };
  const dialogWith = (props: Partial<FormDialogProps>) => (
    <FormDialog
      title="A journey"
      stage="editing"
      isTyped={false}
      step={0}
      issues={[]}
      failure={null}
      maySubmit
      submitLabel="Send"
      pendingLabel="Sending..."
      {...callbacks}
      {...props}
    >
      <TextField label="Subject" value="" onChange={() => undefined} />
      <TextField
        label="City"
        value=""
        onChange={() => undefined}
        error={props.issues?.[0]?.message}
      />
    </FormDialog>
  );
  const { rerender } = render(dialogWith(first));
  return {
    ...callbacks,
    change: (props: Partial<FormDialogProps>) => rerender(dialogWith({ ...first, ...props })),
  };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const focused = (name: string) => waitFor(() => expect(document.activeElement).toBe(field(name)));

test('the form is sent once everything that it needs is there, and Cancel closes it', async () => {
  const { change, onSubmit, onClose } = renderDialog({ maySubmit: false, missing: ['City'] });
  expect(button('Send').disabled).toBe(true);
  screen.getByText('Still needed: City');
  change({ maySubmit: true, missing: [] });
  await userEvent.click(button('Send'));
  expect(onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['Enter in a field', () => userEvent.type(field('City'), '{Enter}')],
  ['a press on the button', () => fireEvent.pointerDown(button('Send'))],
])(
  'web/requests-19, web/documents-26, web/payment-methods-19, web/profile-17: what is needed is announced from %s on, for each step anew',
  async (_, tryToSend) => {
    const { change, onSubmit } = renderDialog({ maySubmit: false, missing: ['City'] });
    const said = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
    await focused('Subject');
    expect([said(), screen.getAllByText('Still needed: City').length]).toEqual(['', 1]);
    await tryToSend();
    expect([said(), screen.getAllByText('Still needed: City').length]).toEqual([
      'Still needed: City',
      1,
    ]);
    change({ maySubmit: false, missing: [] });
    expect(said()).toBe('');
    change({ maySubmit: false, missing: ['Street'], step: 1 });
    expect(said()).toBe('');
    screen.getByText('Still needed: Street');
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('core/forms-3: while it is sent it can neither be closed nor sent, and nothing is named as missing', async () => {
  const { onSubmit, onClose } = renderDialog({ stage: 'submitting', missing: ['City'] });
  expect(screen.queryByText(/Still needed/)).toBeNull();
  expect(button('Cancel').disabled).toBe(true);
  expect(field('City').hasAttribute('readonly')).toBe(true);
  await userEvent.click(button(/^Sending\.\.\./));
  await userEvent.click(button('Close'));
  expect([onSubmit.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});

test('core/forms-3: a submission that can be canceled is, by its button and by closing', async () => {
  const { onClose, onSubmissionCancel } = renderDialog({
    stage: 'submitting',
    submissionCancelLabel: 'Cancel Upload',
  });
  await userEvent.click(button('Cancel Upload'));
  await userEvent.click(button('Close'));
  await userEvent.keyboard('{Escape}');
  expect(onSubmissionCancel).toHaveBeenCalledTimes(3);
  expect(onClose).not.toHaveBeenCalled();
});

test('without a submission under way its label is Cancel', () => {
  renderDialog({ submissionCancelLabel: 'Cancel Upload' });
  expect(button('Cancel').disabled).toBe(false);
});

test('a later step has Back in place of Cancel, and its first field has the focus', async () => {
  const { change, onBack, onClose } = renderDialog();
  await focused('Subject');
  field('City').focus();
  change({ step: 1 });
  await focused('Subject');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.click(button('Back'));
  expect(onBack).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  change({ step: 1, stage: 'submitting' });
  expect(button('Back').disabled).toBe(true);
});

test('a submission with issues focuses the first invalid field and shows its message', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { change } = renderDialog();
  await focused('Subject');
  await userEvent.click(button('Send'));
  change({ issues });
  await focused('City');
  expect(scrolled.mock.contexts).toEqual([screen.getByText('Enter a city.')]);
});

test('an issue that was there before the submission leaves the focus where it is', async () => {
  const { change } = renderDialog();
  await focused('Subject');
  change({ issues });
  change({ issues: [...issues] });
  expect(document.activeElement).toBe(field('Subject'));
});

test('Escape dismisses a failure first, then closes', async () => {
  const { change, onClose, onFailureDismiss } = renderDialog({ failure: { message: 'No.' } });
  await focused('Subject');
  screen.getByText('No.');
  await userEvent.keyboard('{Escape}');
  expect(onFailureDismiss).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  change({ failure: null });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['closes it while nothing is typed', { isTyped: false }, 1],
  ['does nothing once something is typed', { isTyped: true }, 0],
  ['closes it where that can be undone', { isTyped: true, undo: { text: 'Gone', time: 9 } }, 1],
])('a press on the backdrop %s', async (_, props, times) => {
  const { onClose } = renderDialog(props);
  await focused('Subject');
  await userEvent.click(document.body);
  // Base UI tells of it in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClose).toHaveBeenCalledTimes(times);
});

test('success is told over the page in place of the form', () => {
  const { change, onClose } = renderDialog({ successMessage: 'It was sent.' });
  expect(screen.queryByText('It was sent.')).toBeNull();
  change({ stage: 'succeeded' });
  screen.getByText('It was sent.');
  expect(screen.queryByRole('dialog')).toBeNull();
  button('Dismiss').click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('success can be told in the place of the form, which then has the focus and no buttons', async () => {
  const { change, onClose } = renderDialog({
    successMessage: 'It was sent.',
    confirmsInPlace: true,
  });
  await focused('Subject');
  await userEvent.click(button('Send'));
  change({ stage: 'succeeded' });
  const dialog = screen.getByRole('dialog');
  within(dialog).getByText('It was sent.');
  expect(screen.getAllByText('It was sent.')).toHaveLength(1);
  expect(document.activeElement).toBe(dialog);
  for (const name of ['Send', 'Cancel']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await userEvent.click(button('Dismiss'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('closing can be undone for a while', async () => {
  vi.useFakeTimers();
  const { change, onUndo, onUndoExpire } = renderDialog({
    undo: { text: 'Request discarded', time: 5000 },
  });
  expect(screen.queryByText('Request discarded')).toBeNull();
  change({ stage: 'dismissed' });
  screen.getByText('Request discarded');
  button('Undo').click();
  expect(onUndo).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(onUndoExpire).toHaveBeenCalledOnce();
});
