import type { FirstRunChoice, SettingName } from '@parlour/contract/staff';
import { type AccentColors, accentOf } from '@parlour/core/staff';
import type { SampleAccounts, SettingsRow } from './repository.ts';

/** What pages and emails say of the club. */
interface ClubValues {
  readonly clubName: string;
  /** Lines separated by line breaks. */
  readonly clubAddress: string;
  readonly staffEmail: string;
  /** Null: the club gives none, and no page shows one. */
  readonly clubPhone: string | null;
  /** Null: the club has none, and no page shows a link to it. */
  readonly newsletterUrl: string | null;
  /** Null: the club has none, and no page shows a link to it. */
  readonly membershipUrl: string | null;
  /** IANA. */
  readonly timeZone: string;
  /** The currency that new prices begin with. Null for none. */
  readonly currency: string | null;
  /** The accent color as it was chosen. Null for that of the app. */
  readonly accent: string | null;
}

/** The settings that no variable can give. */
type OwnSetting = 'timeZone' | 'currency' | 'accent';

/** What the environment says of the club. Undefined for what it does not set. */
export type GivenClub = {
  readonly [Name in keyof Omit<ClubValues, OwnSetting>]: ClubValues[Name] | undefined;
};

/** The variables that lock a setting. */
export const settingVariables: Readonly<Partial<Record<SettingName, string>>> = {
  clubName: 'CLUB_NAME',
  clubAddress: 'CLUB_ADDRESS',
  staffEmail: 'STAFF_EMAIL',
  clubPhone: 'CLUB_PHONE',
  newsletterUrl: 'NEWSLETTER_URL',
  membershipUrl: 'MEMBERSHIP_URL',
};

/** What is said of the club now, and the files of its look. */
export interface CurrentClub extends ClubValues {
  /** The path of the logo, which names its size. Null without one. */
  readonly logoUrl: string | null;
  /** The same of the logo for the dark theme. Null where that theme shows the other one. */
  readonly logoDarkUrl: string | null;
  /** The accent as each theme shows it. Null for that of the app. */
  readonly accentColors: AccentColors | null;
  /** How the club began. Null until an administrator chose. */
  readonly firstRun: FirstRunChoice | null;
  /** The accounts that the sample club is tried with. None in any other club. */
  readonly sampleAccounts: SampleAccounts;
}

/** What a club says that nobody has set up yet: the sample club. */
const sampleValues: ClubValues = {
  clubName: 'Parlour',
  clubAddress: '1 Garden Row\nLondon W1\nUnited Kingdom',
  staffEmail: 'concierge@club.example',
  clubPhone: '+44 20 7946 0180',
  newsletterUrl: 'https://news.club.example/',
  membershipUrl: 'https://club.example/membership',
  timeZone: 'UTC',
  currency: null,
  accent: null,
};

/** What a real club says that has not set it up: nothing of the sample's, which nobody would answer (api/staff/settings-3). */
const realValues: ClubValues = {
  ...sampleValues,
  clubAddress: '',
  clubPhone: null,
  newsletterUrl: null,
  membershipUrl: null,
};

/**
 * Returns what a club says without settings: the sample's, until it began otherwise.
 *
 * @param isProduction - whether the sample's telephone number must not be shown, since nobody answers it (api-9).
 */
function defaultsOf(firstRun: FirstRunChoice | null, isProduction: boolean): ClubValues {
  if (firstRun === 'empty' || firstRun === 'import') return realValues;
  return isProduction ? { ...sampleValues, clubPhone: null } : sampleValues;
}

/** What the values of a club are made of. */
export interface ValueSources {
  readonly given: GivenClub;
  readonly row: SettingsRow | undefined;
  readonly isProduction: boolean;
  /** Absent in any club but the sample club. */
  readonly sampleAccounts?: SampleAccounts | undefined;
}

/** What browsers are told of the accounts of a club that is no sample, and on pages for visitors of any club. */
export const noAccounts: SampleAccounts = { sampleMembers: null, sampleStaff: null };

/** An empty text says that the club has none, as an empty variable does. */
const orNone = (text: string | null | undefined): string | null | undefined =>
  text === '' ? null : (text ?? undefined);

/** Returns where the value of a setting comes from (api/staff/settings-1). */
export function sourceOf(name: SettingName, { given, row }: ValueSources) {
  const isOwn = name === 'timeZone' || name === 'currency' || name === 'accent';
  if (!isOwn && given[name] !== undefined) return 'environment';
  return (row?.[name] ?? null) === null ? 'default' : 'club';
}

/** Returns what is said of the club: what the environment sets, then what the club chose, then the default (api/staff/settings-1). */
export function currentClub(sources: ValueSources): CurrentClub {
  const { given, row, isProduction, sampleAccounts } = sources;
  const firstRun = row?.firstRun ?? null;
  const byDefault = defaultsOf(firstRun, isProduction);
  const pick = <Name extends 'clubPhone' | 'newsletterUrl' | 'membershipUrl'>(name: Name) => {
    if (given[name] !== undefined) return given[name];
    const chosen = orNone(row?.[name]);
    return chosen === undefined ? byDefault[name] : chosen;
  };
  const accent = row?.accent ?? null;
  const urlOf = (file: string | null | undefined) => (file ? `/api/${file}` : null);
  return {
    clubName: given.clubName ?? row?.clubName ?? byDefault.clubName,
    clubAddress: given.clubAddress ?? row?.clubAddress ?? byDefault.clubAddress,
    staffEmail: given.staffEmail ?? row?.staffEmail ?? byDefault.staffEmail,
    clubPhone: pick('clubPhone'),
    newsletterUrl: pick('newsletterUrl'),
    membershipUrl: pick('membershipUrl'),
    timeZone: row?.timeZone ?? byDefault.timeZone,
    currency: row?.currency ?? byDefault.currency,
    accent,
    accentColors: accent === null ? null : accentOf(accent),
    logoUrl: urlOf(row?.logoFile),
    // Alone it would leave the light theme with the name and the dark one without it.
    logoDarkUrl: row?.logoFile ? urlOf(row.logoDarkFile) : null,
    firstRun,
    sampleAccounts: sampleAccounts ?? noAccounts,
  };
}
