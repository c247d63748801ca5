import { callQuery, createData, pageData, PageDataView, valueOf } from '@parlour/app/data';
import { DataLayout, useClient } from '@parlour/app/data-layout';
import { DeleteConfirmDialog, useDeletion } from '@parlour/app/deletion';
import {
  createAppLink,
  createPagePrefetcher,
  createPageRoute,
  openedPageOf,
  RouteChange,
  usePageTitle,
} from '@parlour/app/routing';
import {
  type AppServices,
  AppServicesContext,
  createSession,
  followOtherTabs,
  signedInOnly,
  signedOutOnly,
  type StorageKeys,
  useAppServices,
  useRedirectAfterSignIn,
} from '@parlour/app/session';
import { type Client, send } from '@parlour/client';
import { deleteDocument, listDocuments, verifyCode } from '@parlour/contract';
import { withoutDocument } from '@parlour/core';
import { Button, LinkProvider, PageHeading } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { render, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';

// A tiny app beside the member app. Apart from a fake server, it uses nothing of the member app.

const MOUNT = '/desk';
const HOME = '/documents';

/** Where the second app stores its session and the path to return to. */
export const deskKeys: StorageKeys = {
  session: 'desk-session',
  returnPath: 'desk-return-path',
  returnTitle: 'desk-return-title',
  requestedCode: 'desk-requested-code',
  parkedDraft: 'desk-parked-draft',
};

const documentsQuery = (client: Client) => callQuery(['documents'], client, listDocuments, {});

function SignInPage() {
  const client = useClient();
  const { session } = useAppServices();
  usePageTitle('Sign In');
  useRedirectAfterSignIn(HOME);
  const signIn = async () => {
    const body = { email: 'staff@club.example', code: '123456' };
    session.send({
      type: 'session.signedIn',
      signIn: await valueOf(send(client, verifyCode, { body })),
    });
  };
  return <Button onClick={() => void signIn()}>Sign In to the Desk</Button>;
}

function DocumentsPage() {
  const client = useClient();
  const { session } = useAppServices();
  usePageTitle('Documents');
  const query = documentsQuery(client);
  const page = pageData(useQuery(query));
  const { onDelete, ...deletion } = useDeletion({
    query,
    remove: (id) => send(client, deleteDocument, { params: { id } }),
    withoutItem: withoutDocument,
    failureMessage: 'The document was not deleted.',
  });
  return (
    <>
      <PageHeading title="The Desk" />
      <Button onClick={() => session.send({ type: 'session.signedOut' })}>Sign Out</Button>
      <PageDataView page={page} loadingLabel="Loading documents" skeleton={null}>
        {(documents) => (
          <ul>
            {documents.map((document) => (
              <li key={document.id}>
                <h2>{document.title}</h2>
                <Button onClick={() => onDelete(document)}>Delete {document.title}</Button>
              </li>
            ))}
          </ul>
        )}
      </PageDataView>
      <DeleteConfirmDialog
        {...deletion}
        page={page}
        question="Delete this document?"
        nameOf={({ title }) => title}
        focusAfter={() => null}
      />
    </>
  );
}

/** Renders the second app at a path below its mount, with jsdom's storage and the current `fetch`. */
export function renderSecondApp(path: string) {
  const session = createSession({
    storage: localStorage,
    tabStorage: sessionStorage,
    storageKeys: deskKeys,
    now: Date.now,
    revokeSession: (ended) => data.revokeSession(ended),
    clearCachedData: () => data.queryClient.clear(),
    shownPage: () => {
      const { pathname, search } = openedPageOf(router);
      return { pathname: pathname.slice(MOUNT.length), search };
    },
    goTo: (to) => void router.navigate(to),
    log: () => undefined,
  });
  followOtherTabs(session, window, deskKeys);
  const origin = 'http://localhost';
  const pageUrl = () => origin + router.state.location.pathname;
  const data = createData({ session, origin, pageUrl });
  const routing = { loadData: () => Promise.resolve(data) };
  const routes = [
    {
      element: (
        <>
          <RouteChange />
          <Outlet />
        </>
      ),
      children: [
        {
          loader: () => data,
          HydrateFallback: () => null,
          Component: DataLayout,
          children: [
            {
              middleware: [signedOutOnly(session, HOME)],
              children: [
                createPageRoute(routing, {
                  route: { path: '/login' },
                  load: () => Promise.resolve(SignInPage),
                }),
              ],
            },
            {
              middleware: [signedInOnly(session, MOUNT)],
              children: [
                createPageRoute(routing, {
                  route: { path: HOME },
                  load: () => Promise.resolve(DocumentsPage),
                  start: ({ client, queryClient }) => queryClient.query(documentsQuery(client)),
                }),
              ],
            },
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { basename: MOUNT, initialEntries: [path] });
  const services: AppServices = {
    configuration: { clubName: 'The Desk' },
    session,
    tabStorage: sessionStorage,
    storageKeys: deskKeys,
  };
  const { container } = render(
    <AppServicesContext value={services}>
      <LinkProvider component={createAppLink(createPagePrefetcher(routes, origin))}>
        <RouterProvider router={router} />
      </LinkProvider>
    </AppServicesContext>,
  );
  return { router, session, queryClient: data.queryClient, desk: within(container) };
}
