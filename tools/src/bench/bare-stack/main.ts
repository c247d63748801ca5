/// <reference lib="dom" />
// A hello world of the member app's libraries: the reference for the size of its first load.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import ky from 'ky';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { setup } from 'xstate';

const greetingMachine = setup({ types: { events: {} as { type: 'greeted' } } }).createMachine({
  initial: 'silent',
  states: { silent: { on: { greeted: 'polite' } }, polite: {} },
});

const Greeting = () => {
  const [state, send] = useMachine(greetingMachine);
  const { data } = useQuery({ queryKey: ['greeting'], queryFn: () => ky('/greeting').text() });
  return createElement(
    'button',
    { onClick: () => send({ type: 'greeted' }) },
    state.value,
    ' ',
    data ?? 'Hello, world',
  );
};

const router = createBrowserRouter([{ path: '*', Component: Greeting }]);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(
  createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(RouterProvider, { router }),
  ),
);
