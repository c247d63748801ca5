// Staff command `node --conditions=@parlour/source apps/api/src/commands/open-card.ts PRIVATE_KEY_FILE CARD_ID`: opens a
// card's number, and prints it with the card's details to the terminal and nowhere else (PM12).
import { findPaymentMethod } from '../features/payment-methods/repository.ts';
import { boundTo } from '../features/payment-methods/service.ts';
import { readPrivateKey } from '../platform/sealing/cardKey.ts';
import { openSealed } from '../platform/sealing/sealedBox.ts';
import { printable } from './printable.ts';
import { withDatabase } from './withDatabase.ts';

const [file = '', id = ''] = process.argv.slice(2);

await withDatabase(async ({ queries }) => {
  if (id === '') throw new Error('name the file of the private key and the id of the card');
  const privateKey = readPrivateKey(file);
  const card = await findPaymentMethod(queries, id);
  if (card === undefined) throw new Error(`no card has the id "${id}"`);
  console.log(openSealed(privateKey, card.sealedNumber, boundTo(card.memberId, card.id)));
  const month = String(card.expiryMonth).padStart(2, '0');
  console.log(`${card.brand}, expires ${month}/${String(card.expiryYear).slice(-2)}`);
  console.log(printable(card.cardholderName));
  console.log(printable(`${card.street}, ${card.city}, ${card.state} ${card.postalCode}`));
});
