import type { SharedClub } from './club.ts';
import type { StorageState } from './test.ts';

/** The server's response to {@link memberCall}. */
export interface MemberResponse {
  readonly status: number;
  readonly body: string;
}

/** Makes a call with the tokens of a signed-in member, without a page. */
export async function memberCall(
  club: SharedClub,
  state: StorageState,
  method: string,
  path: string,
): Promise<MemberResponse> {
  const stored = state.origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'auth-storage')?.value;
  const tokenOf = (name: string) => {
    const token = new RegExp(`"${name}":"([^"]+)"`).exec(stored ?? '')?.[1];
    if (token === undefined) throw new Error(`The signed-in state has no ${name}.`);
    return token;
  };
  const response = await fetch(club.url + path, {
    method,
    headers: {
      authorization: `Bearer ${tokenOf('sessionToken')}`,
      'x-crm-token': tokenOf('crmToken'),
    },
  });
  return { status: response.status, body: await response.text() };
}
