// Staff's command `node --conditions=@parlour/source apps/api/src/commands/list-cards.ts EMAIL`: a member's cards, each
// with the id by which open-card.ts opens it.
import { findPaymentMethods } from '../features/payment-methods/repository.ts';
import { findMemberByEmail } from '../features/sign-in/repository.ts';
import { printable } from './printable.ts';
import { withDatabase } from './withDatabase.ts';

const [email = ''] = process.argv.slice(2);

await withDatabase(async ({ queries }) => {
  const member = await findMemberByEmail(queries, email);
  if (member === undefined) throw new Error(`no member has the e-mail address "${email}"`);
  for (const card of await findPaymentMethods(queries, member.id)) {
    const preferred = card.isPreferred ? ', preferred' : '';
    const description = printable(card.description);
    console.log(`${card.id}  ${card.brand} •••• ${card.lastFour}, ${description}${preferred}`);
  }
});
