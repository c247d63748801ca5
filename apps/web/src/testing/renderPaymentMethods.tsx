import { DataProvider } from '@parlour/app/data-layout';
import { ServicesProvider } from '../app/ServicesProvider.tsx';
import { PaymentMethods } from '../features/payment-methods/PaymentMethods.tsx';
import { fakeApi, type FakeHandlers } from './fakeApi.ts';
import { renderApp } from './renderApp.tsx';
import { renderRouted } from './renderRouted.tsx';

/** Renders the member's payment methods with the fake API. */
export async function renderPaymentMethods(handlers: FakeHandlers = {}) {
  const server = fakeApi(handlers);
  const app = renderApp('/nowhere');
  const data = await app.services.loadData();
  const { router } = renderRouted(
    <ServicesProvider value={app.services}>
      <DataProvider data={data}>
        <PaymentMethods />
      </DataProvider>
    </ServicesProvider>,
  );
  return { ...server, ...app, router, data };
}
