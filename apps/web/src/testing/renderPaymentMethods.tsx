import { DataProvider } from '@parlour/app/data-layout';
import { render } from '@testing-library/react';
import { PaymentMethods } from '../features/payment-methods/PaymentMethods.tsx';
import { fakeServer } from './fakeServer.ts';
import { renderApp } from './renderApp.tsx';

/** Renders the member's payment methods with a fake server. */
export async function renderPaymentMethods(changes: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer(changes);
  const app = renderApp('/nowhere');
  const data = await app.services.loadData();
  render(
    <DataProvider data={data}>
      <PaymentMethods />
    </DataProvider>,
  );
  return { ...server, ...app, data };
}
