import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ReadOnlyFields } from '../../behavior/ReadOnlyFields.tsx';
import { TagField } from './TagField.tsx';

function showField(isReadOnly = false) {
  const [onAdd, onRemove] = [vi.fn(), vi.fn()];
  const { container } = render(
    <ReadOnlyFields when={isReadOnly}>
      <TagField
        label="Tags"
        tags={['birthday', 'lake']}
        suggestions={['lake', 'wine']}
        onAdd={onAdd}
        onRemove={onRemove}
      />
    </ReadOnlyFields>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Tags', { selector: 'input' });
  return { onAdd, onRemove, container, field };
}

test('Enter, a comma and leaving the field add what is typed', async () => {
  const { onAdd, field } = showField();
  await userEvent.type(field, ' by car {Enter}wine,terrace');
  await userEvent.tab();
  expect(onAdd.mock.calls).toEqual([['by car'], ['wine'], ['terrace']]);
  expect(field.value).toBe('');
});

test('a tag that is there and an empty text are not added', async () => {
  const { onAdd, field } = showField();
  await userEvent.type(field, 'lake{Enter} {Enter}');
  expect(onAdd).not.toHaveBeenCalled();
});

test('Backspace in the empty field goes to the last tag, which is removed there', async () => {
  const { onRemove, field } = showField();
  await userEvent.type(field, 'a{Backspace}{Backspace}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove lake' }));
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledWith('lake');
  expect(document.activeElement).toBe(field);
});

test('known tags that are not there are suggested', () => {
  const { container } = showField();
  const options = [...container.querySelectorAll('datalist option')];
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['wine']);
});

test('nothing changes while the form is sent', async () => {
  const { onAdd, onRemove, field } = showField(true);
  await userEvent.type(field, 'wine{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove lake' }));
  expect(onAdd).not.toHaveBeenCalled();
  expect(onRemove).not.toHaveBeenCalled();
});
