import type { ListedKind } from '@parlour/core/staff';
import { ListedField } from '../../../app/ListedField.tsx';
import { type ControlProps, fieldProps, textOf, textOrNull } from './controlProps.ts';

/** A time zone by its name, or a currency by its code. */
export function ListedControl({ kind, ...props }: ControlProps & { kind: ListedKind }) {
  const { clubTimeZone, clubCurrency } = props.surroundings.ports;
  return (
    <ListedField
      {...fieldProps(props)}
      kind={kind}
      clubValue={kind === 'zone' ? clubTimeZone : clubCurrency}
      value={textOf(props.value)}
      onChange={(value) => props.onChange(textOrNull(value))}
    />
  );
}
