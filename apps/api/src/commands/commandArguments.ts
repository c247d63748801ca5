import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** How a command is written. */
export interface Usage<Given extends Options = Options> {
  /** Its name and what follows it, as docs/operations.md has it: `backup FILE [--recipient KEY]`. */
  readonly usage: string;
  /** How many words it takes beside its options, or whether it takes some. */
  readonly words: readonly number[] | ((given: readonly string[]) => boolean);
  readonly options?: Given;
}

/** What a command was given. */
export type Arguments<Given extends Options> = Pick<
  ReturnType<typeof parseArgs<{ allowPositionals: true; options: Given }>>,
  'positionals' | 'values'
>;

/** An error of a command that was not written as its usage says. */
export class UsageError extends Error {
  constructor(reason: string, { usage }: Usage) {
    super(`${reason}: write parlour ${usage}`);
  }
}

const isParseError = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('ERR_PARSE_ARGS');

/** Reads the arguments of this process. Throws a {@link UsageError} where they are not those of the usage. */
export function readArguments<Given extends Options>(usage: Usage<Given>): Arguments<Given> {
  const { words, options } = usage;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- where a usage names no options, Given has none
    const given = parseArgs({ allowPositionals: true, options: options ?? ({} as Given) });
    const { positionals } = given;
    const isWhole =
      typeof words === 'function' ? words(positionals) : words.includes(positionals.length);
    if (isWhole && !positionals.includes('')) return given;
  } catch (error) {
    if (!isParseError(error)) throw error;
    // Node goes on with advice for programmers.
    const [reason = ''] = error.message.split('. ');
    throw new UsageError(reason.charAt(0).toLowerCase() + reason.slice(1), usage);
  }
  throw new UsageError('this command needs other words after it', usage);
}
