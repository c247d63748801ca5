import * as z from 'zod/mini';
import type { Result } from './failure.ts';
import { fieldLabelOf } from './fieldLabel.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with one field of an input, in words for people. */
export interface InputIssue {
  /** The path of the field, such as `attendeeInfo.email`. For the whole input it is its name, such as `body`. */
  readonly field: string;
  /** A sentence that names the field in words, and never holds its value. */
  readonly message: string;
}

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

/** Returns the message of a check of the contract's own, which continues from the field's name. Undefined for others. */
const ownMessage = ({ message }: Issue) => (message.startsWith('must ') ? message : undefined);

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
      return ownMessage(issue) ?? 'does not have the right form';
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
      return 'is not valid';
    case 'custom':
      return ownMessage(issue) ?? 'is not valid';
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
 * Finds the texts that the club cannot store: those with a NUL character or half of a surrogate pair.
 *
 * @returns the paths of their fields.
 */
function unstorablePaths(value: unknown, path: string): readonly string[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [path] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    unstorablePaths(part, path === '' ? key : `${path}.${key}`),
  );
}

/**
 * Reads an input that is not trusted, such as parsed JSON, by a schema: `readInput(submitRequest.body, input)`. Returns what the
 * schema makes of it, or its issues in words, at most one of a field (contract-28). Never throws.
 *
 * @param whole what the input is called in an issue of the whole.
 */
export function readInput<Output>(
  schema: z.ZodMiniType<Output>,
  input: unknown,
  whole = 'input',
): Result<Output, readonly InputIssue[]> {
  const read = z.safeParse(schema, input, { reportInput: true });
  if (read.success) {
    const unstorable = unstorablePaths(read.data, '').map((path) =>
      issueOf(path, 'holds a character that cannot be kept', whole),
    );
    return unstorable.length === 0
      ? { ok: true, value: read.data }
      : { ok: false, failure: unstorable };
  }
  const issues = read.error.issues.map((each) => {
    const issue = closestIssue(each);
    return issueOf(issue.path.join('.'), describeIssue(issue), whole);
  });
  return {
    ok: false,
    failure: issues.filter(
      ({ field }, place) => issues.findIndex((other) => other.field === field) === place,
    ),
  };
}

const issueOf = (path: string, issue: string, whole: string): InputIssue =>
  path === ''
    ? { field: whole, message: `The ${whole} ${issue}.` }
    : { field: path, message: `${fieldLabelOf(path)} ${issue}.` };
