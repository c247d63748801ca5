import { memberCall } from '../support/memberCall.ts';
import { memberTest } from '../support/test.ts';

/** The path of the calls for the member's cards. */
export const list = '/api/profile/payment-methods';

/** Returns the IDs of the member's cards from the response of {@link list}. */
export function cardIds(body: string): readonly { readonly id: string }[] {
  return JSON.parse(body).data;
}

/** A test that begins on the profile of a member who has no cards. */
export const test = memberTest.extend<{ readonly noPaymentMethods: void }>({
  noPaymentMethods: [
    async ({ page, club, memberState }, use) => {
      const { body } = await memberCall(club, memberState, 'GET', list);
      for (const { id } of cardIds(body)) {
        await memberCall(club, memberState, 'DELETE', `${list}/${id}`);
      }
      await page.goto('/profile');
      await use();
    },
    { auto: true },
  ],
});
