import { signInSchema, successSchema } from '@parlour/contract';
import type { Club } from '@parlour/e2e';
import type { Headers } from './bareReference.ts';

const signInResponse = successSchema(signInSchema);

const post = async (url: string, headers: Headers, body: object): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

/** Signs a member in through the API, without a browser. Returns the headers of later calls, and the member's id. */
export async function signInByApi(club: Club, email: string, headers: Headers = {}) {
  await post(`${club.url}/api/simple-auth/request-otp`, headers, { email });
  const code = await club.mailbox.waitForCode(email);
  const response = await post(`${club.url}/api/simple-auth/verify-otp`, headers, { email, code });
  const { data } = signInResponse.parse(response);
  return {
    headers: { authorization: `Bearer ${data.token}`, 'x-crm-token': data.user.crmToken },
    memberId: data.user.id,
  };
}
