import { createReceiver } from './receive.ts';

const secret = process.env['WEBHOOK_SECRET'];
if (secret === undefined) throw new Error('WEBHOOK_SECRET must hold the secret of the webhook.');
const port = Number(process.env['PORT'] ?? 4000);

createReceiver(secret, (message) => console.log(JSON.stringify(message)), Date.now).listen(port);
console.log(`Waiting for messages at http://localhost:${port}/`);
