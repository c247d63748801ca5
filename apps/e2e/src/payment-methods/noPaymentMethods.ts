import { listPaymentMethods, successSchema } from '@parlour/contract';
import { memberCall } from '../support/memberCall.ts';
import { memberTest } from '../support/test.ts';

/** The path of the calls for the member's cards. */
export const list = listPaymentMethods.path;

const listed = successSchema(listPaymentMethods.data);

/** Returns the IDs of the member's cards from the response of {@link list}. */
export function cardIds(body: string): readonly string[] {
  return listed.parse(JSON.parse(body)).data.map(({ id }) => id);
}

/** A test that begins on the profile of a member who has no cards. */
export const test = memberTest.extend<{ readonly noPaymentMethods: void }>({
  noPaymentMethods: [
    async ({ page, club, memberState }, use) => {
      const { body } = await memberCall(club, memberState, 'GET', list);
      for (const id of cardIds(body)) {
        await memberCall(club, memberState, 'DELETE', `${list}/${id}`);
      }
      await page.goto('/profile');
      await use();
    },
    { auto: true },
  ],
});
