/** One of many known values that staff choose from, with what tells it from the others. */
export interface ListedChoice {
  readonly value: string;
  /** The name in words. Empty where there is none. */
  readonly detail: string;
}

/** The currencies in use, by their codes of ISO 4217. The most chosen come first. */
const CURRENCIES =
  'EUR USD GBP CHF JPY CAD AUD AED SEK DKK NOK AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CDF CLP CNY COP CRC CUP CVE CZK DJF DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  );

const EURO_REGIONS =
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA';
const CURRENCY_OF_REGION: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO_REGIONS.split(' ').map((region) => [region, 'EUR'])),
  ...Object.fromEntries(
    'US:USD GB:GBP CH:CHF LI:CHF JP:JPY CA:CAD AU:AUD AE:AED SE:SEK DK:DKK NO:NOK NZ:NZD HK:HKD SG:SGD CN:CNY IN:INR KR:KRW BR:BRL MX:MXN ZA:ZAR PL:PLN CZ:CZK HU:HUF RO:RON TR:TRY IL:ILS SA:SAR KW:KWD QA:QAR BH:BHD TH:THB IS:ISK MA:MAD EG:EGP TW:TWD AR:ARS CL:CLP CO:COP'
      .split(' ')
      .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
  ),
};

/** Cities whose zone browsers name by an older spelling, or by a newer one. */
const OTHER_SPELLINGS = [
  ['kolkata', 'calcutta'],
  ['kyiv', 'kiev'],
  ['yangon', 'rangoon'],
  ['ho chi minh', 'saigon'],
  ['kathmandu', 'katmandu'],
  ['nuuk', 'godthab'],
  ['faroe', 'faeroe'],
] as const;

/** Returns the currency of the country that a browser's language names. Undefined for one that names none. */
export function currencyOfLanguage(language: string): string | undefined {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region === undefined ? undefined : CURRENCY_OF_REGION[region];
  } catch {
    return undefined;
  }
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[_/\s]+/g, ' ')
    .trim();

const nameOfCurrency = new Intl.DisplayNames('en-US', { type: 'currency' });

const signOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '';

// Names differ by year: Lisbon has had another time.
const NAMED_AT = Date.UTC(2026, 0, 1);

function nameOfZone(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(NAMED_AT).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Words that find a value. */
type WordsOf = (value: string) => string;

/** What is known to choose from. */
interface Known {
  readonly values: () => readonly string[];
  readonly detailOf: WordsOf;
  readonly wordsOf: WordsOf;
  /** Words that are looked at where the others find nothing, since making those of all takes long. */
  readonly lateWordsOf: WordsOf;
}

const known = {
  zone: {
    values: () => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])],
    detailOf: () => '',
    wordsOf: (zone) => {
      const name = folded(zone);
      const spellings = OTHER_SPELLINGS.filter((pair) => pair.some((city) => name.endsWith(city)));
      return `${name} ${spellings.flat().join(' ')}`;
    },
    lateWordsOf: nameOfZone,
  },
  currency: {
    values: () => CURRENCIES,
    detailOf: (code) => nameOfCurrency.of(code) ?? '',
    wordsOf: (code) => `${code} ${nameOfCurrency.of(code) ?? ''} ${signOf(code)}`,
    lateWordsOf: () => '',
  },
} as const satisfies Readonly<Record<string, Known>>;

/** What can be chosen from a list. */
export type ListedKind = keyof typeof known;

interface Entry extends ListedChoice {
  readonly words: string;
}

const made = new Map<string, readonly Entry[]>();

/** Returns all that can be chosen. Each list is made once, since naming takes long. */
function entriesOf(kind: ListedKind, isLate = false): readonly Entry[] {
  const key = `${kind} ${isLate}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const { values, detailOf, wordsOf, lateWordsOf } = known[kind];
  const entries = values().map((value) => ({
    value,
    detail: detailOf(value),
    words: folded(isLate ? lateWordsOf(value) : wordsOf(value)),
  }));
  made.set(key, entries);
  return entries;
}

/**
 * Finds the time zones or currencies with all typed words in them: those that begin a word as the text does before others
 * (core/staff-15).
 *
 * @param first - what comes before the others, as the browser's own and the club's.
 */
export function findListed(
  kind: ListedKind,
  text: string,
  first: readonly (string | null | undefined)[] = [],
): readonly ListedChoice[] {
  const typed = folded(text);
  const words = typed.split(' ');
  const rankOf = (entry: Entry) => {
    if (first.includes(entry.value)) return first.indexOf(entry.value);
    return first.length + (` ${entry.words}`.includes(` ${typed}`) ? 0 : 1);
  };
  const among = (entries: readonly Entry[]) =>
    entries.filter((entry) => words.every((word) => entry.words.includes(word)));
  const found = among(entriesOf(kind));
  return (found.length > 0 ? found : among(entriesOf(kind, true)))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ value, detail }) => ({ value, detail }));
}

/** Returns the listed value that a text names in full, in any case. Undefined where it names none. */
export function listedValue(kind: ListedKind, text: string): string | undefined {
  const typed = folded(text);
  if (typed === '') return undefined;
  return entriesOf(kind).find(({ value }) => folded(value) === typed)?.value;
}
