import { requestTypes } from '@parlour/contract';
import { type RequestDraft, requestTypeLabels } from '@parlour/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RequestFields, type RequestFieldsProps } from './RequestFields.tsx';

const empty: RequestDraft = { requestType: null, subject: '', description: '', details: {} };

function renderFields(props: Partial<RequestFieldsProps> = {}) {
  const onChange = vi.fn<RequestFieldsProps['onChange']>();
  render(
    <RequestFields
      draft={empty}
      issues={[]}
      requestContext={{ kind: 'general' }}
      preselectedType={null}
      today="2030-03-01"
      deliveryAddress={null}
      onChange={onChange}
      {...props}
    />,
  );
  return onChange;
}

test('without a type there are tiles and a subject, and nothing else is asked', async () => {
  const onChange = renderFields();
  expect(screen.getAllByRole('radio')).toHaveLength(requestTypes.length);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: requestTypeLabels.Hotel }));
  expect(onChange.mock.calls).toEqual([[{ requestType: 'Hotel' }]]);
});

test('a type that the form was opened with is a choice, and can be changed', async () => {
  renderFields({ preselectedType: 'Car', draft: { ...empty, requestType: 'Car' } });
  expect(screen.queryByRole('radio')).toBeNull();
  const type = screen.getByRole('combobox', { name: /Request type/ });
  expect(type.hasAttribute('disabled')).toBe(false);
  expect(screen.queryByText('(Auto-selected)')).toBeNull();
});

test('the type and the subject of a gift are fixed', () => {
  renderFields({
    requestContext: { kind: 'giftProduct', productId: 'p1', name: 'A vase' },
    draft: { ...empty, requestType: 'Gift', subject: 'A vase' },
  });
  screen.getByText('(Auto-selected)');
  screen.getByText('(Auto-generated)');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('combobox', { name: /Request type/ }).ariaDisabled).not.toBe('false');
  expect(screen.getByRole('textbox', { name: /Subject/ }).hasAttribute('disabled')).toBe(true);
});

test('a detail changes its own field, and a day before today can not be chosen', () => {
  const draft = { ...empty, requestType: 'Car', details: { pickupLocation: 'Home' } } as const;
  const onChange = renderFields({ draft });
  const day = screen.getByLabelText(/Pickup date/);
  expect(day.getAttribute('min')).toBe('2030-03-01');
  fireEvent.change(day, { target: { value: '2030-03-05' } });
  fireEvent.blur(day);
  expect(onChange.mock.calls).toEqual([[{ details: { pickupDate: '2030-03-05' } }]]);
  expect(screen.getByLabelText<HTMLInputElement>(/Pickup location/).value).toBe('Home');
  expect(screen.getByLabelText(/Subject/).hasAttribute('disabled')).toBe(false);
});

test('the subject and the notes of a request are its own, each with its issue', () => {
  const onChange = renderFields({
    draft: { ...empty, requestType: 'Other' },
    issues: [
      { field: 'subject', message: 'Enter a subject.' },
      { field: 'otherDescription', message: 'Describe it.' },
      { field: 'description', message: 'Too long.' },
    ],
  });
  const typed = (label: RegExp, message: string) => {
    const field = screen.getByLabelText(label);
    const texts = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(texts.map((id) => document.getElementById(id)?.textContent)).toContain(message);
    fireEvent.change(field, { target: { value: 'A tuner' } });
    return onChange.mock.lastCall?.[0];
  };
  expect(typed(/^Subject/, 'Enter a subject.')).toEqual({ subject: 'A tuner' });
  expect(typed(/^Description of/, 'Describe it.')).toEqual({
    details: { otherDescription: 'A tuner' },
  });
  expect(typed(/^Additional notes/, 'Too long.')).toEqual({ description: 'A tuner' });
});

test('the own address is offered for a delivery, where there is one', async () => {
  const draft = { ...empty, requestType: 'Flower' } as const;
  const onChange = renderFields({ draft, deliveryAddress: '4 Garden Row\nLondon' });
  await userEvent.click(screen.getByRole('button', { name: 'Use My Address' }));
  expect(onChange.mock.calls).toEqual([[{ details: { deliveryAddress: '4 Garden Row\nLondon' } }]]);
  cleanup();
  renderFields({ draft });
  expect(screen.queryByRole('button', { name: 'Use My Address' })).toBeNull();
  cleanup();
  renderFields({ draft: { ...empty, requestType: 'Other' }, deliveryAddress: '4 Garden Row' });
  expect(screen.queryByRole('button', { name: 'Use My Address' })).toBeNull();
});
