import type * as z from 'zod/mini';
import { invalid, type Refusal } from './refusal.ts';

type Issue = z.core.$ZodIssue;

const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'items',
  file: 'bytes',
};

const forms: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  date: 'a date such as 2030-01-31',
  datetime: 'a moment such as 2030-01-31T12:00:00Z',
  url: 'a web address',
};

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

const bound = (issue: { origin: string }, limit: number | bigint, words: string) => {
  const unit = units[issue.origin];
  return unit === undefined ? `must be ${words} ${limit}` : `must have ${words} ${limit} ${unit}`;
};

function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return `must be ${kinds[issue.expected] ?? `of the type ${issue.expected}`}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'must not be empty'
        : bound(issue, issue.minimum, 'at least');
    case 'too_big':
      return bound(issue, issue.maximum, 'at most');
    case 'invalid_format':
      if (forms[issue.format] !== undefined) return `must be ${forms[issue.format]}`;
      // The contract says of a pattern of its own what it wants, in words that go on from the field's name.
      return issue.message.startsWith('must ') ? issue.message : 'does not have the right form';
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `must be one of: ${issue.options.map(String).join(', ')}`
        : 'is not valid';
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'is not valid';
  }
}

/** How near a value came to what was wanted: deep inside, and of the right type. */
const nearness = ({ path, code }: Issue) => 2 * path.length + (code === 'invalid_type' ? 0 : 1);

/** Of the issues of a union's branches, the one that got furthest; the issue itself where there is none. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flat()
    .map((found) => deepest({ ...found, path: [...issue.path, ...found.path] }));
  return inner.toSorted((one, other) => nearness(other) - nearness(one))[0] ?? issue;
}

/**
 * Turns what a schema found into a refusal with a sentence that names the field.
 *
 * @param part - the name to use where the whole part of the call is at fault, such as `body`.
 */
export function refusalOf(error: z.core.$ZodError, part: string): Refusal {
  const [first] = error.issues;
  if (first === undefined) return invalid(part, `The ${part} is not valid.`);
  const issue = deepest(first);
  const field = issue.path.join('.');
  return field === ''
    ? invalid(part, `The ${part} ${complaint(issue)}.`)
    : invalid(field, `${field} ${complaint(issue)}.`);
}
