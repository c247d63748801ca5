// Staff command `node --conditions=@parlour/source apps/api/src/commands/list-cards.ts EMAIL`: lists a member's cards with
// the ids that open-card.ts takes (api/payment-methods-12).
import { getMemberByEmail } from '../features/members/service.ts';
import { listCards } from '../features/payment-methods/service.ts';
import { toPrintable } from './toPrintable.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'list-cards';

await withDatabase({ usage: `${COMMAND} EMAIL`, words: [1] }, async (database, config, given) => {
  const [email = ''] = given.positionals;
  const { cards } = await performCommand({ database, config }, COMMAND, async (transaction) => {
    const member = await getMemberByEmail(transaction, email);
    return listCards(transaction, member.id);
  });
  for (const card of cards) {
    const preferred = card.isPreferred ? ', preferred' : '';
    const description = toPrintable(card.description);
    console.log(`${card.id}  ${card.brand} •••• ${card.lastFour}, ${description}${preferred}`);
  }
});
