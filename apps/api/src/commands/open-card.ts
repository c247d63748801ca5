// Staff command `node --conditions=@parlour/source apps/api/src/commands/open-card.ts PRIVATE_KEY_FILE CARD_ID`: opens a
// card's number, and prints it with the card's details to the terminal and nowhere else (api/payment-methods-12).
import { openCard } from '../features/payment-methods/service.ts';
import { readPrivateKey } from '../platform/crypto/sealing/cardKey.ts';
import { toPrintable } from './toPrintable.ts';
import { performCommand } from './performCommand.ts';
import { withDatabase } from './withDatabase.ts';

const COMMAND = 'open-card';
const usage = { usage: `${COMMAND} KEY_FILE CARD_ID`, words: [2] };

await withDatabase(usage, async (database, config, { positionals }) => {
  const [file = '', id = ''] = positionals;
  const { number, card } = await performCommand({ database, config }, COMMAND, (transaction) =>
    openCard(transaction, readPrivateKey(file), id),
  );
  console.log(number);
  const month = String(card.expiryMonth).padStart(2, '0');
  console.log(`${card.brand}, expires ${month}/${String(card.expiryYear).slice(-2)}`);
  console.log(toPrintable(card.cardholderName));
  console.log(toPrintable(`${card.street}, ${card.city}, ${card.state} ${card.postalCode}`));
});
