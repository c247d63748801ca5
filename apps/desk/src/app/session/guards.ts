import { isUnauthorizedError } from '@parlour/app/data';
import type { SignedInStaff } from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { redirect } from 'react-router';
import { MOUNT } from '../mount.ts';
import type { DeskServices } from '../services.ts';
import { meQuery } from './queries.ts';
import { saveReturnPath } from './returnPath.ts';

/** Returns who is signed in. Sends anyone else to sign in, and from there back to the URL (`desk/app-3`). */
export async function requireStaff(services: DeskServices, url: string): Promise<SignedInStaff> {
  const { client, queryClient, tabStorage } = services;
  const me = await queryClient.query(meQuery(client)).catch((error: unknown) => {
    if (error instanceof Error && isUnauthorizedError(error)) return null;
    throw error;
  });
  if (me !== null) return me;
  const { pathname, search } = new URL(url);
  saveReturnPath(tabStorage, pathname.slice(MOUNT.length) + search);
  throw redirect(deskRoutes.signIn.path);
}

/** Sends anyone who is known to be signed in to the start page. */
export function signedOutOnly({ client, queryClient }: DeskServices): null {
  if (queryClient.getQueryData(meQuery(client).queryKey) === undefined) return null;
  throw redirect(deskRoutes.home.path);
}
