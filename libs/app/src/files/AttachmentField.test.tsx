import type { RequestFile } from '@parlour/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AttachmentField } from './AttachmentField.tsx';

const fileOf = (name: string) => ({ id: name, name, size: 1000 }) as RequestFile;

function Message() {
  const [files, setFiles] = useState([fileOf('Plan.pdf'), fileOf('Menu.pdf')]);
  const [upload, setUpload] = useState<{ name: string; progress: number } | null>(null);
  return (
    <AttachmentField
      label="Add a file"
      files={files}
      attachment={{
        upload,
        issue: undefined,
        onChoose: ({ name }) => setUpload({ name, progress: 0 }),
        onCancel: () => setUpload(null),
        onRemove: ({ id }) => setFiles((all) => all.filter((file) => file.id !== id)),
      }}
      disabled={false}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByLabelText(/^Add a file/);

test('a removed file passes the focus to the next one, and the last one to the field', async () => {
  render(<Message />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(button('Remove Plan.pdf'));
  expect(document.activeElement).toBe(button('Remove Menu.pdf'));
  await userEvent.click(button('Remove Menu.pdf'));
  expect(document.activeElement).toBe(field());
});

test('the focus goes to the upload that begins, and back to the field when it is canceled', async () => {
  render(<Message />);
  field().focus();
  await userEvent.upload(field(), new File(['x'], 'Card.pdf'));
  expect(document.activeElement).toBe(button('Cancel upload'));
  await userEvent.click(button('Cancel upload'));
  expect(document.activeElement).toBe(field());
});

test('core/documents-25: a message takes any file', () => {
  render(<Message />);
  expect(field()).toHaveProperty('accept', '');
});
