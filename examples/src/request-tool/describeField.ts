import type { FormField } from '@parlour/core';

/** Returns a field's name, label and rule in one line: `diningGuests (Number of guests): 1 to 9999, required`. */
export function describeField(field: FormField): string {
  const rules = [ruleOf(field), field.isRequired ? 'required' : 'optional'];
  return `${field.name} (${field.label}): ${rules.join(', ')}`;
}

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
