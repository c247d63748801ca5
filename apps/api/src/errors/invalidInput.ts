import type * as z from 'zod/mini';
import { invalidInput, type ApiError } from './apiError.ts';

type Issue = z.core.$ZodIssue;

const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'items',
  file: 'bytes',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'an email address',
  date: 'a date such as 2030-01-31',
  datetime: 'a moment such as 2030-01-31T12:00:00Z',
  url: 'a web address',
};

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

const describeBound = (issue: { origin: string }, limit: number | bigint, comparison: string) => {
  const unit = units[issue.origin];
  return unit === undefined
    ? `must be ${comparison} ${limit}`
    : `must have ${comparison} ${limit} ${unit}`;
};

function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return `must be ${typeNames[issue.expected] ?? `of the type ${issue.expected}`}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'must not be empty'
        : describeBound(issue, issue.minimum, 'at least');
    case 'too_big':
      return describeBound(issue, issue.maximum, 'at most');
    case 'invalid_format':
      if (formatNames[issue.format] !== undefined) return `must be ${formatNames[issue.format]}`;
      // The contract's own patterns have messages that continue from the field's name.
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

/** Ranks how close a value came to a branch of a union: a deeper issue is closer, as is a value of the right type. */
const closeness = ({ path, code }: Issue) => 2 * path.length + (code === 'invalid_type' ? 0 : 1);

/** Picks the closest issue among a union's branches, or the issue itself without branches. */
function closestIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const branchIssues = issue.errors
    .flat()
    .map((branchIssue) =>
      closestIssue({ ...branchIssue, path: [...issue.path, ...branchIssue.path] }),
    );
  return branchIssues.toSorted((one, other) => closeness(other) - closeness(one))[0] ?? issue;
}

/**
 * Converts a schema's first issue to an ApiError with a message that names the field.
 *
 * @param part - the name for an issue of the whole part of the call, such as `body`.
 */
export function invalidInputOf(error: z.core.$ZodError, part: string): ApiError {
  const [first] = error.issues;
  if (first === undefined) return invalidInput(part, `The ${part} is not valid.`);
  const issue = closestIssue(first);
  const field = issue.path.join('.');
  return field === ''
    ? invalidInput(part, `The ${part} ${describeIssue(issue)}.`)
    : invalidInput(field, `${field} ${describeIssue(issue)}.`);
}
