import type { ProfileUpdate } from '@parlour/contract';

const emptyToNull = (value: string | null | undefined) => (value === '' ? null : value);

/** Returns the columns of a profile's edited fields. Absent fields are undefined, null and an empty text clear (api/profile-2). */
export function editedColumns({ phone, professional, address }: ProfileUpdate) {
  // Fields are listed one by one. A field that is new in the contract becomes editable only on purpose.
  return {
    phone: emptyToNull(phone),
    company: emptyToNull(professional?.company),
    title: emptyToNull(professional?.title),
    workEmail: professional?.workEmail,
    street: emptyToNull(address?.street),
    city: emptyToNull(address?.city),
    state: emptyToNull(address?.state),
    zipCode: emptyToNull(address?.zipCode),
    country: emptyToNull(address?.country),
  };
}

const groups = {
  professional: ['company', 'title', 'workEmail'],
  address: ['street', 'city', 'state', 'zipCode', 'country'],
};

/** Returns the name in the profile of a column, such as `address.city`. */
export function nameOfColumn(column: string): string {
  const group = Object.entries(groups).find(([, columns]) => columns.includes(column));
  return group === undefined ? column : `${group[0]}.${column}`;
}
