import { isKnownZone } from '../format/zonedTime.ts';

/** The zones of Windows and of calendars, by what their exports call them. */
const names: Readonly<Record<string, string>> = {
  utc: 'UTC',
  gmt: 'UTC',
  'coordinated universal time': 'UTC',
  'gmt standard time': 'Europe/London',
  'w. europe standard time': 'Europe/Berlin',
  'central europe standard time': 'Europe/Budapest',
  'central european standard time': 'Europe/Warsaw',
  'romance standard time': 'Europe/Paris',
  'gtb standard time': 'Europe/Athens',
  'e. europe standard time': 'Europe/Chisinau',
  'fle standard time': 'Europe/Helsinki',
  'turkey standard time': 'Europe/Istanbul',
  'russian standard time': 'Europe/Moscow',
  'israel standard time': 'Asia/Jerusalem',
  'arabian standard time': 'Asia/Dubai',
  'arab standard time': 'Asia/Riyadh',
  'south africa standard time': 'Africa/Johannesburg',
  'india standard time': 'Asia/Kolkata',
  'se asia standard time': 'Asia/Bangkok',
  'singapore standard time': 'Asia/Singapore',
  'china standard time': 'Asia/Shanghai',
  'tokyo standard time': 'Asia/Tokyo',
  'korea standard time': 'Asia/Seoul',
  'aus eastern standard time': 'Australia/Sydney',
  'new zealand standard time': 'Pacific/Auckland',
  'e. south america standard time': 'America/Sao_Paulo',
  'argentina standard time': 'America/Argentina/Buenos_Aires',
  'atlantic standard time': 'America/Halifax',
  'eastern standard time': 'America/New_York',
  'eastern time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'central time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'mountain time': 'America/Denver',
  'us mountain standard time': 'America/Phoenix',
  'pacific standard time': 'America/Los_Angeles',
  'pacific time': 'America/Los_Angeles',
  'hawaiian standard time': 'Pacific/Honolulu',
};

/** Zones whose clocks always show part of an hour, by what they are ahead of UTC. */
const partHours: Readonly<Record<string, string>> = {
  '+3:30': 'Asia/Tehran',
  '+4:30': 'Asia/Kabul',
  '+5:30': 'Asia/Kolkata',
  '+5:45': 'Asia/Kathmandu',
  '+6:30': 'Asia/Yangon',
};

/**
 * Returns the IANA name of a zone that other systems call in their own way, such as `UTC+2` and `(UTC+05:30) Chennai` (core/imports-12).
 * Any other text is unchanged.
 */
export function zoneOfName(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/\(us & canada\)$/, '')
    .trim();
  const [, sign = '', hours, minutes = '00'] =
    /^(?:utc|gmt)\s?([+−-])0?(\d{1,2})(?::?(\d{2}))?$/.exec(plain) ?? [];
  if (hours !== undefined && minutes !== '00') {
    return partHours[`${sign}${hours}:${minutes}`] ?? text;
  }
  // The zones named so count the other way.
  if (hours !== undefined)
    return hours === '0' ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`;
  const [, city] = /^\((?:utc|gmt)[^)]*\) ?([^,;]+)/.exec(plain) ?? [];
  if (city !== undefined) return zoneOfCity(city) ?? text;
  return Object.hasOwn(names, plain) ? (names[plain] ?? text) : text;
}

const continents = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic'];

/** Returns the zone that is called by a city or, in Windows, by a part of the United States. */
function zoneOfCity(city: string): string | undefined {
  const name = city.trim();
  if (Object.hasOwn(names, name)) return names[name];
  if (/^(?:chennai|kolkata|mumbai|new delhi)$/.test(name)) return 'Asia/Kolkata';
  const written = name
    .replace(/(^|[ -])\p{L}/gu, (start) => start.toUpperCase())
    .replaceAll(' ', '_');
  return continents.map((continent) => `${continent}/${written}`).find(isKnownZone);
}
