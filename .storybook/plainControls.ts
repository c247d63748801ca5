import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Leaves `undefined` out of a union, and says the values of a closed set instead of the word union. */
function withPlainType(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (type?.name === 'enum') {
    return { ...argType, table: { ...table, type: { summary: type.value.join(' | ') } } };
  }
  if (type?.name !== 'union') return argType;
  const [only, ...others] = type.value.filter(
    (member) => member.name !== 'other' || member.value !== 'undefined',
  );
  if (only === undefined || others.length > 0) return argType;
  return { ...argType, type: only, table: { ...table, type: { summary: only.name } } };
}

/**
 * Gives each prop the control that fits: words for a slot that holds words, and none for elements and refs, which nobody
 * can type.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const plain = withPlainType(argType);
      const isWords = typeof initialArgs[name] === 'string';
      const isSlot = plain.type?.name === 'other' && plain.control === undefined;
      return [
        name,
        isSlot ? { ...plain, control: isWords ? { type: 'text' } : { disable: true } } : plain,
      ];
    }),
  );
