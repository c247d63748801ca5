import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers } from '../../../testing/fakeDesk.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { settings } from '../../../testing/settings.ts';

const openBegin = async (handlers: FakeHandlers) => {
  const desk = fakeDesk(handlers);
  const rendered = renderDesk('/begin');
  await screen.findByRole('heading', { level: 1 });
  const bodyOf = (name: string) => desk.received.findLast((call) => call.name === name)?.body;
  return { ...rendered, bodyOf };
};

test('desk/settings-7, desk/settings-8: the first run removes the sample by a typed word, and leads to the import', async () => {
  const { user, bodyOf, path } = await openBegin({
    chooseFirstRun: () => ({ ...settings, firstRun: 'import', hasSample: false }),
  });
  await user.click(screen.getByRole('radio', { name: 'Import what the club has' }));
  const remove = screen.getByRole('button', { name: 'Remove the Sample Club' });
  expect(remove).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText(/Type “remove”/), 'remove');
  await user.click(remove);
  await screen.findByRole('heading', { level: 1, name: 'What is the club called?' });
  expect(bodyOf('chooseFirstRun')).toEqual({ choice: 'import', confirmation: 'remove' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'How does it look?' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'Is the server ready for members?' });
  await user.click(screen.getByRole('button', { name: 'Go to the Import' }));
  await waitFor(() => expect(path()).toBe('/import'));
});
