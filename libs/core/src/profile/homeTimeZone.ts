import type { PostalAddress } from '@parlour/contract';

/** The zones of countries with one zone, by their English names. */
const zonesOfCountries: Readonly<Record<string, string>> = {
  argentina: 'America/Argentina/Buenos_Aires',
  austria: 'Europe/Vienna',
  bahamas: 'America/Nassau',
  bahrain: 'Asia/Bahrain',
  belgium: 'Europe/Brussels',
  bermuda: 'Atlantic/Bermuda',
  bulgaria: 'Europe/Sofia',
  'cayman islands': 'America/Cayman',
  china: 'Asia/Shanghai',
  colombia: 'America/Bogota',
  croatia: 'Europe/Zagreb',
  cyprus: 'Asia/Nicosia',
  czechia: 'Europe/Prague',
  denmark: 'Europe/Copenhagen',
  egypt: 'Africa/Cairo',
  england: 'Europe/London',
  estonia: 'Europe/Tallinn',
  finland: 'Europe/Helsinki',
  france: 'Europe/Paris',
  germany: 'Europe/Berlin',
  greece: 'Europe/Athens',
  'hong kong': 'Asia/Hong_Kong',
  hungary: 'Europe/Budapest',
  iceland: 'Atlantic/Reykjavik',
  india: 'Asia/Kolkata',
  ireland: 'Europe/Dublin',
  israel: 'Asia/Jerusalem',
  italy: 'Europe/Rome',
  japan: 'Asia/Tokyo',
  kenya: 'Africa/Nairobi',
  kuwait: 'Asia/Kuwait',
  latvia: 'Europe/Riga',
  lebanon: 'Asia/Beirut',
  liechtenstein: 'Europe/Vaduz',
  lithuania: 'Europe/Vilnius',
  luxembourg: 'Europe/Luxembourg',
  malaysia: 'Asia/Kuala_Lumpur',
  malta: 'Europe/Malta',
  monaco: 'Europe/Monaco',
  morocco: 'Africa/Casablanca',
  netherlands: 'Europe/Amsterdam',
  nigeria: 'Africa/Lagos',
  norway: 'Europe/Oslo',
  peru: 'America/Lima',
  philippines: 'Asia/Manila',
  poland: 'Europe/Warsaw',
  qatar: 'Asia/Qatar',
  romania: 'Europe/Bucharest',
  'saudi arabia': 'Asia/Riyadh',
  scotland: 'Europe/London',
  singapore: 'Asia/Singapore',
  slovakia: 'Europe/Bratislava',
  slovenia: 'Europe/Ljubljana',
  'south africa': 'Africa/Johannesburg',
  'south korea': 'Asia/Seoul',
  sweden: 'Europe/Stockholm',
  switzerland: 'Europe/Zurich',
  taiwan: 'Asia/Taipei',
  thailand: 'Asia/Bangkok',
  turkey: 'Europe/Istanbul',
  'united arab emirates': 'Asia/Dubai',
  'united kingdom': 'Europe/London',
  uk: 'Europe/London',
  vietnam: 'Asia/Ho_Chi_Minh',
  wales: 'Europe/London',
};

/** The states of the United States with one zone, by their codes. */
const statesOfZones: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL LA MN MO MS OK WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA WA',
  'Pacific/Honolulu': 'HI',
};

const unitedStates = new Set(['united states', 'united states of america', 'usa', 'us']);

/**
 * Returns the zone of an address, an IANA name (core/profile-18). Null where the address does not tell it: it names no country, one
 * with several zones, or one that is not known here.
 */
export function homeTimeZone({
  country,
  state,
}: Pick<PostalAddress, 'country' | 'state'>): string | null {
  const name = (country ?? '').trim().toLowerCase();
  if (Object.hasOwn(zonesOfCountries, name)) return zonesOfCountries[name] ?? null;
  if (!unitedStates.has(name)) return null;
  const code = (state ?? '').trim().toUpperCase();
  const found = Object.entries(statesOfZones).find(([, codes]) => codes.split(' ').includes(code));
  return found?.[0] ?? null;
}
