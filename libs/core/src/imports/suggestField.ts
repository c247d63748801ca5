import type { ImportKind } from '@parlour/contract/staff';
import { importColumns } from './importColumns.ts';

/** What other systems call a field. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  crmId: [
    'id',
    'contactid',
    'memberid',
    'membernumber',
    'memberno',
    'accountid',
    'recordid',
    'crm',
  ],
  externalId: ['accountid', 'recordid', 'vendorid', 'eventid', 'key', 'code', 'reference'],
  email: ['emailaddress', 'mail', 'primaryemail', 'personemail'],
  workEmail: ['businessemail', 'companyemail'],
  firstName: ['givenname', 'forename', 'first'],
  lastName: ['surname', 'familyname', 'last'],
  fullName: ['name', 'contactname', 'membername', 'displayname'],
  name: ['title', 'accountname', 'vendorname', 'company', 'companyname'],
  title: ['name', 'jobtitle', 'position', 'eventname'],
  phone: ['phonenumber', 'telephone', 'mobile', 'mobilephone', 'tel', 'contactnumber'],
  company: ['employer', 'organization', 'organisation', 'accountname'],
  street: ['address', 'addressline1', 'mailingstreet', 'streetaddress'],
  address: ['street', 'addressline1', 'billingstreet', 'streetaddress'],
  city: ['town', 'mailingcity', 'billingcity'],
  state: ['region', 'province', 'county', 'mailingstate', 'billingstate'],
  zipCode: ['zip', 'postcode', 'postalcode', 'mailingpostalcode'],
  country: ['mailingcountry', 'billingcountry'],
  memberSince: ['joined', 'joindate', 'joinedon', 'startdate', 'membershipstart'],
  dateOfBirth: ['birthdate', 'dob', 'birthday'],
  website: ['url', 'web', 'homepage', 'link'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
  description: ['notes', 'summary', 'about', 'details'],
  type: ['vendortype', 'industry', 'kind'],
  category: ['categories', 'subcategory', 'cuisine'],
  imageUrl: ['image', 'photo', 'picture', 'logo'],
  expiresAt: ['expires', 'validuntil', 'enddate', 'expirydate'],
  startDate: ['start', 'begins', 'starttime', 'startsat'],
  endDate: ['end', 'ends', 'endtime', 'endsat'],
  location: ['venue', 'place'],
  status: ['membershipstatus', 'memberstatus'],
};

const simple = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * Suggests the field of each header: its name or label, or what another system calls it (PK5). No field is suggested twice.
 */
export function suggestFields(
  kind: ImportKind,
  headers: readonly string[],
): readonly (string | null)[] {
  const columns = Object.entries(importColumns(kind));
  const taken = new Set<string>();
  const result: (string | null)[] = headers.map(() => null);
  const passes = [
    (name: string, _label: string, header: string) => simple(name) === header,
    (_name: string, label: string, header: string) => simple(label) === header,
    (name: string, _label: string, header: string) => otherNames[name]?.includes(header) === true,
  ];
  for (const fits of passes) {
    headers.forEach((header, index) => {
      if (result[index] !== null || simple(header) === '') return;
      const found = columns.find(
        ([name, { label }]) => !taken.has(name) && fits(name, label, simple(header)),
      );
      if (found === undefined) return;
      result[index] = found[0];
      taken.add(found[0]);
    });
  }
  return result;
}
