// Sends a request to the concierge from the command line. The club sends a code to the member's email and the tool asks
// for it.
//
//   node main.ts http://localhost:3000 member@club.example Restaurants
//   node main.ts http://localhost:3000 member@club.example Restaurants diningDate=2030-06-01 diningTime=19:30 diningGuests=2
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import {
  type Client,
  createClient,
  type Credentials,
  newIdempotencyKey,
  send,
} from '@parlour/client';
import { requestCode, submitRequest, verifyCode } from '@parlour/contract';
import { submitActor } from '@parlour/client/actors';
import {
  buildRequestPayload,
  credentialsOf,
  dayInZone,
  failureMeaning,
  fieldsOf,
  messageOf,
  type RequestContext,
  requestInWords,
  requestMachine,
  requestStatusLabel,
  requestTypeLabels,
  requestTypeOfVendorCategory,
  sessionOfSignIn,
  type FormField,
} from '@parlour/core';
import { readRequest } from '@parlour/core/inputs';
import { createActor, waitFor } from 'xstate';
import { parseEntries } from './parseEntries.ts';

const ruleOf = (field: FormField): string => {
  switch (field.kind) {
    case 'line':
      return 'one line';
    case 'text':
      return 'text';
    case 'date':
      return 'YYYY-MM-DD';
    case 'time':
      return 'HH:MM';
    case 'count':
      return `${field.minimum} to ${field.maximum}`;
    case 'choice':
      return field.options.join(' | ');
  }
};

/** Ends the program with a message. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Signs a member in with the code that the club sends to the email. */
async function signIn(client: Client, email: string): Promise<Credentials | null> {
  const sent = await send(client, requestCode, { body: { email } });
  if (!sent.ok) fail(messageOf(sent.failure, failureMeaning(sent.failure)));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.setPrompt(`Code sent to ${email}: `);
  terminal.prompt();
  // The input may also end without a line, as it does where there is no terminal.
  const entered: unknown[] = await Promise.race([once(terminal, 'line'), once(terminal, 'close')]);
  terminal.close();
  const [code] = entered;
  if (typeof code !== 'string') fail('No code was entered.');
  const body = { email, code: code.trim(), attempt: sent.value.attempt };
  const verified = await send(client, verifyCode, { body });
  if (!verified.ok) fail(messageOf(verified.failure, failureMeaning(verified.failure)));
  return credentialsOf(sessionOfSignIn(verified.value));
}

const [baseUrl, email, category, ...entries] = process.argv.slice(2);
if (baseUrl === undefined || email === undefined || category === undefined) {
  fail('Usage: node main.ts CLUB EMAIL CATEGORY [subject=TEXT] [field=VALUE ...]');
}

const requestContext: RequestContext = { kind: 'general' };
const type = requestTypeOfVendorCategory(category);
console.log(`${category}: ${requestTypeLabels[type]}`);
const fields = fieldsOf(type, requestContext);
for (const field of fields) console.log(`- ${describeField(field)}`);
const given = parseEntries(entries, ['subject', 'description', ...fields.map(({ name }) => name)]);
if (!given.ok) fail(given.failure);

let credentials: Credentials | null = null;
const client = createClient({ baseUrl, credentials: () => credentials });
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const today = dayInZone(new Date(), timeZone);
const form = createActor(
  requestMachine.provide({ actors: { submit: submitActor(client, submitRequest) } }),
  {
    input: {
      requestContext,
      preselectedType: type,
      today,
      makeIdempotencyKey: newIdempotencyKey,
    },
  },
).start();
const { subject, description, ...details } = given.value;
form.send({ type: 'draft.changed', change: { details } });
if (subject !== undefined) form.send({ type: 'draft.changed', change: { subject } });
if (description !== undefined) form.send({ type: 'draft.changed', change: { description } });

const { draft } = form.getSnapshot().context;
const read = readRequest(buildRequestPayload(draft, requestContext), requestContext, { today });
if (!read.ok) fail(read.failure.map(({ message }) => message).join('\n'));
for (const { label, value } of requestInWords(read.value, requestContext)) {
  console.log(`${label}: ${value}`);
}

credentials = await signIn(client, email);
form.send({ type: 'form.submitted' });
const { context } = await waitFor(form, (state) => !state.matches('submitting'));
form.stop();
if (context.value === null) fail(context.failure?.message ?? 'The request was not sent.');
const { reference, status } = context.value;
console.log(`${reference}: ${requestStatusLabel(status)}`);

/** Returns a field's name, label and rule in one line: `diningGuests (Number of guests): 1 to 9999, required`. */
function describeField(field: FormField): string {
  const rules = [ruleOf(field), field.isRequired ? 'required' : 'optional'];
  return `${field.name} (${field.label}): ${rules.join(', ')}`;
}
