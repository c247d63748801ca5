import bcd, {
  type BrowserName,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/** The names of browsers: those of Browserslist, with those of MDN's data. */
const browserNames = {
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
  chrome: 'chrome',
  edge: 'edge',
} as const satisfies Record<string, BrowserName>;

type Version = readonly number[];

const versionOf = (text: string): Version => (text.split('-')[0] ?? '').split('.').map(Number);

const isLater = ([major = 0, minor = 0]: Version, [otherMajor = 0, otherMinor = 0]: Version) =>
  major > otherMajor || (major === otherMajor && minor > otherMinor);

/** Returns the oldest version of a browser that the workspace supports, by its package.json. */
function oldestOf(name: string): Version | undefined {
  const versions = browserslist()
    .filter((entry) => entry.startsWith(`${name} `))
    .map((entry) => versionOf(entry.slice(name.length + 1)));
  return versions.reduce<Version | undefined>(
    (oldest, version) => (oldest === undefined || isLater(oldest, version) ? version : oldest),
    undefined,
  );
}

const oldest = Object.entries(browserNames).flatMap(([name, dataName]) => {
  const version = oldestOf(name);
  return version === undefined ? [] : [{ dataName, version }];
});

function lacks(feature: Identifier, { dataName, version }: (typeof oldest)[number]): boolean {
  const support = feature.__compat?.support[dataName];
  const statements = Array.isArray(support) ? support : [support];
  return !statements.some((statement) => {
    if (statement === undefined) return true;
    const { version_added: added, flags, prefix, alternative_name: otherName } = statement;
    if (flags !== undefined || prefix !== undefined || otherName !== undefined) return false;
    return (
      typeof added === 'string' &&
      added !== 'preview' &&
      !isLater(versionOf(added.replace('≤', '')), version)
    );
  });
}

/** The globals that are instances, with their interfaces. */
const interfaces: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  crypto: 'Crypto',
  performance: 'Performance',
  CSS: 'CSS',
};

const own = (record: Identifier | undefined, name: string): Identifier | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/** Finds a global, or a member of one, in MDN's data. */
function findFeature(name: string, member: string | undefined): Identifier | undefined {
  const { builtins } = bcd.javascript;
  if (member === undefined) {
    return own(builtins, name) ?? own(bcd.api, name) ?? own(own(bcd.api, 'Window'), name);
  }
  const instance = interfaces[name];
  if (instance !== undefined) {
    const owner = own(bcd.api, instance);
    return own(owner, member) ?? own(owner, `${member}_static`);
  }
  return own(own(builtins, name), member) ?? own(own(bcd.api, name), `${member}_static`);
}

/** Returns the supported browsers that do not have a global, or a member of one. Empty for what is in no data. */
export function browsersWithout(name: string, member?: string): readonly string[] {
  const feature = findFeature(name, member);
  if (feature?.__compat === undefined) return [];
  return oldest
    .filter((browser) => lacks(feature, browser))
    .map(({ dataName, version }) => `${bcd.browsers[dataName].name} ${version.join('.')}`);
}
