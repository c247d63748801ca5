import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openThread } from '../../../testing/openThread.ts';
import { takenRequest } from '../../../testing/requests.ts';

const plan = { id: 'f1', name: 'Plan.pdf', size: 4, extension: 'pdf' };
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('DKR10: a file under way ends with the dialog of its question, and holds up no other move', async () => {
  const stored = Promise.withResolvers<typeof plan>();
  const { user, bodies, startMove } = await openThread({
    uploadDeskFile: () => stored.promise,
    moveDeskRequest: () => takenRequest,
  });
  await startMove('Ask the Member');
  const ask = await dialogOf('Ask the Member');
  await user.type(ask.getByLabelText(/^Question/), 'This one?');
  await user.upload(
    ask.getByLabelText(/Add a file/),
    new File(['plan'], plan.name, { type: 'application/pdf' }),
  );
  await waitFor(() => expect(bodies('uploadDeskFile')).toHaveLength(1));
  expect(ask.getByRole('button', { name: 'Ask the Member' })).toHaveProperty('disabled', true);
  await user.click(ask.getByRole('button', { name: 'Back' }));
  await startMove('Complete');
  const complete = await dialogOf('Complete the Request');
  stored.resolve(plan);
  await user.click(complete.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('moveDeskRequest')).toEqual([{ move: 'complete', version: 4 }]);
  await startMove('Ask the Member');
  const again = await dialogOf('Ask the Member');
  expect(again.queryByText(/Plan\.pdf/)).toBeNull();
});
