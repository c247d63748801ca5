import { screen } from '@testing-library/react';
import { fakeDesk, type FakeHandlers } from './fakeDesk.ts';
import { concierge } from './people.ts';
import { renderDesk } from './renderDesk.tsx';
import { takenRequest } from './requests.ts';

/** Opens the thread of a request as the concierge. */
export async function openThread(handlers: FakeHandlers = {}) {
  const desk = fakeDesk({ getMe: () => concierge, ...handlers });
  const rendered = renderDesk('/requests/r1');
  // An open dialog may lie over it.
  await screen.findByRole('heading', { level: 1, name: takenRequest.subject, hidden: true });
  return {
    ...rendered,
    desk,
    bodies: (name: string) =>
      desk.received.filter((call) => call.name === name).map(({ body }) => body),
    /** Reads everything anew, as a hint of the server does. */
    hint: () => rendered.services.queryClient.invalidateQueries({ queryKey: ['requests'] }),
    startMove: async (name: string) => {
      const { user } = rendered;
      await user.click(screen.getByRole('button', { name: 'Move' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    },
  };
}
