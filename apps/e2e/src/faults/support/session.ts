import { signInSchema, successSchema } from '@parlour/contract';
import type { Mailbox } from '../../support/mailbox.ts';

/** The headers of a signed-in member's calls. */
export type Tokens = Readonly<Record<string, string>>;

const response = successSchema(signInSchema);

const post = async (url: string, body: object): Promise<unknown> => {
  const answered = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answered.ok) throw new Error(`${url} responded ${answered.status}.`);
  return answered.json();
};

/**
 * Signs a member in with the code from the email, without a browser.
 *
 * @param codeTo - waits for a code that is not in `known`.
 */
export async function signInByEmail(
  url: string,
  mailbox: Pick<Mailbox, 'codesTo' | 'waitForCode'>,
  email: string,
): Promise<Tokens> {
  const known = await mailbox.codesTo(email);
  await post(`${url}/api/simple-auth/request-otp`, { email });
  const code = await mailbox.waitForCode(email, known);
  const { data } = response.parse(await post(`${url}/api/simple-auth/verify-otp`, { email, code }));
  return { authorization: `Bearer ${data.token}`, 'x-crm-token': data.user.crmToken };
}
