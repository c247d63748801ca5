import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

/** Returns the short name of a type, such as `string` or `null`. */
const wordOf = (type: SBType): string => {
  switch (type.name) {
    case 'other':
    case 'literal':
      return String(type.value);
    case 'array':
      return 'list';
    default:
      return type.name;
  }
};

/** Leaves `undefined` out of a union, and says its parts or the values of a closed set instead of the word union. */
function withPlainType(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (type?.name === 'enum') {
    return { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } };
  }
  if (type?.name !== 'union') return argType;
  const parts = type.value.filter(
    (member) => member.name !== 'other' || member.value !== 'undefined',
  );
  const summary = [...new Set(parts.map(wordOf))].join(' | ');
  const [only, ...others] = parts;
  return {
    ...argType,
    ...(only === undefined || others.length > 0 ? {} : { type: only }),
    table: { ...table, type: { summary } },
  };
}

/** Says list where the type of a list could not be read, as that of a read-only one. */
function withNamedList(argType: StrictInputType, value: unknown): StrictInputType {
  const isUnread = argType.table?.type?.summary === 'unknown' && Array.isArray(value);
  return isUnread
    ? { ...argType, table: { ...argType.table, type: { summary: 'list' } } }
    : argType;
}

const holdsFunctions = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => typeof part === 'function');

/**
 * Gives each prop the control that fits: words for a slot that holds words, and none for elements, refs and functions,
 * which nobody can type.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const plain = withNamedList(withPlainType(argType), value);
      const isSlot = plain.type?.name === 'other' || holdsFunctions(value);
      const control = typeof value === 'string' ? { type: 'text' as const } : { disable: true };
      return [name, isSlot && plain.control === undefined ? { ...plain, control } : plain];
    }),
  );
