import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NoChanges } from '../../behavior/NoChanges.tsx';
import { Button } from './Button.tsx';

test('a button does not submit a form unless it is told to', async () => {
  const onSubmit = vi.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button>Back</Button>
      <Button type="submit">Sign In</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a pending button says what it is doing, keeps its name and the focus and answers to no press', async () => {
  const onClick = vi.fn();
  const button = (isPending: boolean) => (
    <Button isPending={isPending} pendingLabel="Submitting..." onClick={onClick}>
      Submit Request
    </Button>
  );
  const { rerender } = render(button(false));
  await userEvent.tab();
  rerender(button(true));
  const pending = screen.getByRole('button', { name: /^Submitting\.\.\.\s*Submit Request$/ });
  expect(pending.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(pending);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(pending);
  expect(onClick).not.toHaveBeenCalled();
});

test('a pending submit button submits nothing', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending pendingLabel="Signing in...">
        Sign In
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('being pending and saying so belong together', () => {
  // @ts-expect-error A button that can be pending needs a label for that state.
  expect(<Button isPending>Redeem</Button>).toBeTruthy();
});

test('where nothing can be changed, a button that changes something is disabled and says why', async () => {
  const onClick = vi.fn();
  render(
    <NoChanges reason="You only look.">
      <Button changes onClick={onClick}>
        Register
      </Button>
      <Button onClick={onClick}>Show More</Button>
    </NoChanges>,
  );
  const register = screen.getByRole<HTMLButtonElement>('button', { name: 'Register' });
  expect([register.disabled, register.title]).toEqual([true, 'You only look.']);
  await userEvent.click(register);
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(onClick).toHaveBeenCalledOnce();
});
