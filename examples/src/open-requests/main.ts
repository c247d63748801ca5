// Prints the open requests of the club, one in each line with tabs between its parts, for another system to read. The API
// key has the permission to read requests. It comes from the environment, since other programs see the arguments.
//
//   PARLOUR_API_KEY=parlour_... node main.ts http://localhost:3000
import { createClient, send } from '@parlour/client';
import { listDeskRequests } from '@parlour/contract/staff';
import { requestStatusLabel } from '@parlour/core';

/** Ends the program with a message. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const [baseUrl] = process.argv.slice(2);
const apiKey = process.env['PARLOUR_API_KEY'];
if (baseUrl === undefined || apiKey === undefined) {
  fail('Usage: PARLOUR_API_KEY=KEY node main.ts CLUB');
}

const client = createClient({ baseUrl, apiKey: () => apiKey });
// The client leaves an empty text out: the first page is before none.
let before = '';
do {
  const query = { view: 'open', order: 'created', before } as const;
  const page = await send(client, listDeskRequests, { query });
  if (!page.ok) fail(page.failure.message);
  for (const { reference, status, member, subject } of page.value.requests) {
    console.log([reference, requestStatusLabel(status), member.name, subject].join('\t'));
  }
  before = page.value.next ?? '';
} while (before !== '');
