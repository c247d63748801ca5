import type { Page } from '@playwright/test';

/** What the server answered to {@link memberCall}. */
export interface MemberAnswer {
  readonly status: number;
  readonly body: string;
}

/** Makes a call of one's own in the page, with the tokens of whoever is signed in there. */
export function memberCall(page: Page, method: string, path: string): Promise<MemberAnswer> {
  return page.evaluate(
    async ([verb, address]) => {
      const stored = localStorage.getItem('auth-storage') ?? '';
      const tokenOf = (name: string) => new RegExp(`"${name}":"([^"]+)"`).exec(stored)?.[1] ?? '';
      const answer = await fetch(address, {
        method: verb,
        headers: {
          authorization: `Bearer ${tokenOf('sessionToken')}`,
          'x-crm-token': tokenOf('crmToken'),
        },
      });
      return { status: answer.status, body: await answer.text() };
    },
    [method, path] as const,
  );
}
