import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { ReadOnlyFields } from '../../behavior/ReadOnlyFields.tsx';

test('the control is called by its label and described by hint and error', () => {
  render(
    <Field label="Name" labelNote="(Auto-generated)" hint="As on your card." error="Required.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', {
    name: 'Name (Auto-generated)',
    description: 'As on your card. Required.',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a required field is marked for the eye, and its control for everyone else', () => {
  render(
    <Field label="Name" required>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('required', true);
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
});

test('a field with nothing to say is described by nothing', () => {
  render(<Field label="Name">{(control) => <input {...control} />}</Field>);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
});

test('an error comes into view where the focus is, and nowhere else', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const fields = (error?: string) => (
    <>
      <Field label="Name" error={error}>
        {(control) => <input {...control} />}
      </Field>
      <button type="button">Send</button>
    </>
  );
  const { rerender } = render(fields());
  screen.getByRole('button').focus();
  rerender(fields('Required.'));
  expect(scroll).not.toHaveBeenCalled();
  screen.getByRole('textbox').focus();
  rerender(fields('Too long.'));
  expect(scroll.mock.contexts).toEqual([screen.getByText('Too long.')]);
});

test('what can only be read for a while keeps the focus', () => {
  const field = (isReadOnly: boolean) => (
    <ReadOnlyFields when={isReadOnly}>
      <Field label="Name">{(control) => <input {...control} />}</Field>
    </ReadOnlyFields>
  );
  const { rerender } = render(field(false));
  const input = screen.getByRole('textbox');
  input.focus();
  for (const isReadOnly of [true, false]) {
    rerender(field(isReadOnly));
    expect(input).toHaveProperty('readOnly', isReadOnly);
    expect(document.activeElement).toBe(input);
  }
});
