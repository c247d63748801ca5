import { signInSchema, successSchema } from '@parlour/contract';
import type { Club } from '@parlour/e2e';

const signInAnswer = successSchema(signInSchema);

const post = async (url: string, body: object): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

/** Signs a member in over the calls themselves; gives the headers of every later call, and the member's id. */
export const signInByCalls = async (
  club: Club,
  email: string,
): Promise<{ readonly headers: Record<string, string>; readonly memberId: string }> => {
  await post(`${club.url}/api/simple-auth/request-otp`, { email });
  const code = await club.mailbox.waitForCode(email);
  const answer = await post(`${club.url}/api/simple-auth/verify-otp`, { email, code });
  const { data } = signInAnswer.parse(answer);
  return {
    headers: { authorization: `Bearer ${data.token}`, 'x-crm-token': data.user.crmToken },
    memberId: data.user.id,
  };
};

/** The headers of a member's calls. */
export const tokenHeaders = async (club: Club, email: string): Promise<Record<string, string>> =>
  (await signInByCalls(club, email)).headers;
