import * as z from 'zod/mini';

/** Texts of every format of the contract. A schema takes the first that it leaves as it is. */
const texts = [
  'example',
  '1',
  '123',
  '123456',
  '4111111111111111',
  '05/30',
  '18:30',
  '2030-01-31',
  '2030-01-31T12:00:00.000Z',
  'member@club.example',
  '+44 20 7946 0000',
  '#7d5b16',
  'EUR',
  'https://club.example/',
  'data:text/plain;base64,QQ==',
];
const numbers = [1, 2030];

/**
 * Returns a value that a schema of the contract takes, always the same one: the first choice, every optional field,
 * one item in each list. A text of a new format is named above.
 */
export function exampleOf<Schema extends z.core.$ZodType>(schema: Schema): z.input<Schema> {
  // The tests parse what this makes, since TypeScript can not know it.
  return exampleOfAny(schema as unknown as z.core.$ZodTypes) as z.input<Schema>;
}

function exampleOfAny(schema: z.core.$ZodTypes): unknown {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return firstTaken(schema, texts);
    case 'number':
      return firstTaken(schema, numbers);
    case 'boolean':
      return true;
    case 'null':
    case 'unknown':
      return null;
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'array':
      return [exampleOf(def.element)];
    case 'record':
      return { [String(exampleOf(def.keyType))]: exampleOf(def.valueType) };
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, exampleOf(field)]),
      );
    case 'union':
      return def.options[0] && exampleOf(def.options[0]);
    case 'pipe':
      return exampleOf(def.in);
    case 'optional':
    case 'nullable':
    case 'catch':
    case 'default':
      return exampleOf(def.innerType);
    default:
      throw new TypeError(`exampleOf has no case for schemas of type ${def.type}.`);
  }
}

/** Returns the first of the values that a schema parses to itself. */
function firstTaken(schema: z.core.$ZodType, values: readonly unknown[]): unknown {
  const taken = values.find((value) => z.safeParse(schema, value).data === value);
  if (taken === undefined) throw new TypeError('exampleOf has no value that this schema takes.');
  return taken;
}
