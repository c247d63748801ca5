import { QueryClient } from '@tanstack/react-query';
import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DataRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../testing/withoutListeners.ts';
import { hydrateData, hydratePage, renderFresh } from './hydrate.tsx';
import { RETRY } from './pageLoading.ts';

removeListenersAfterEach();
afterEach(() => document.body.replaceChildren());

const routerWith = (errors: Record<string, unknown> | null) =>
  ({ state: { initialized: true, errors } }) as unknown as DataRouter;

/** A page as the server rendered it. */
function rendered(html: string) {
  const root = document.createElement('div');
  root.dataset['rendered'] = '';
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

function Name() {
  const [name, setName] = useState('');
  return (
    <label>
      Name
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name}</output>
    </label>
  );
}

test('web/app/server-11: where the code of a page is missing, only pressing a button reloads it', () => {
  const root = rendered('<a href="#benefits">Benefits</a><button><span>Register</span></button>');
  const onRetry = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener(RETRY, onRetry);
  hydratePage(root, <p>Never shown</p>, routerWith({ page: new Error('The code is missing.') }));
  fireEvent.click(root.querySelector('a')!);
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent.click(root.querySelector('span')!);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(root.textContent).toBe('BenefitsRegister');
});

test('web/app/server-8: what is typed before a page is hydrated stays, and the end of that is announced', async () => {
  const root = rendered('<label>Name<input value=""><output></output></label>');
  const onTakenOver = vi.fn();
  addEventListener('parlour:taken-over', onTakenOver);
  document.documentElement.classList.add('is-member');
  const input = root.querySelector('input')!;
  input.value = 'Grace';
  hydratePage(root, <Name />, routerWith(null));
  await waitFor(() => expect(root.querySelector('output')?.textContent).toBe('Grace'));
  await waitFor(() => expect(onTakenOver).toHaveBeenCalledTimes(1));
  expect(root.querySelector('input')).toBe(input);
  expect(document.documentElement.classList.contains('is-member')).toBe(false);
});

test('web/app/server-7: a page that does not fit the visit is replaced', async () => {
  const root = rendered('<p>For visitors</p>');
  renderFresh(root, <p>For members</p>, routerWith(null));
  await waitFor(() => expect(root.textContent).toBe('For members'));
  expect(root.dataset['rendered']).toBeUndefined();
});

test('web/app/server-5: a page without data leaves the cache as it is', async () => {
  const cache = new QueryClient();
  await hydrateData(cache);
  expect(cache.getQueryCache().getAll()).toEqual([]);
});
