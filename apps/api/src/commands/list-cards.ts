// Staff command `node --conditions=@parlour/source apps/api/src/commands/list-cards.ts EMAIL`: lists a member's cards with
// the ids that open-card.ts takes (PM12).
import { getMemberByEmail } from '../features/members/service.ts';
import { findPaymentMethods } from '../features/payment-methods/repository.ts';
import { toPrintable } from './toPrintable.ts';
import { recordCommand } from './recordCommand.ts';
import { withDatabase } from './withDatabase.ts';

const [email = ''] = process.argv.slice(2);

await withDatabase(async ({ queries }) => {
  const member = await getMemberByEmail(queries, email);
  const event = { action: 'cards.listed', subject: `member:${member.id}` } as const;
  await recordCommand(queries, 'list-cards', event);
  for (const card of await findPaymentMethods(queries, member.id)) {
    const preferred = card.isPreferred ? ', preferred' : '';
    const description = toPrintable(card.description);
    console.log(`${card.id}  ${card.brand} •••• ${card.lastFour}, ${description}${preferred}`);
  }
});
