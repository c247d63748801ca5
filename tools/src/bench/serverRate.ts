import autocannon from 'autocannon';
import { type Headers, fetchRawResponse, withBareServer } from './bareReference.ts';
import { median, type Measure } from './measure.ts';

// Many short rounds, since a neighbour's load on a shared machine then falls on both servers of a round.
const rounds = 15;
const seconds = 1;
const connections = 32;
/** Minimum share of a bare server's rate. Bytes weigh more than headers in a response that is not small. */
const minimumRatio = 0.6;
const largeMinimumRatio = 0.95;
const largeBody = 10_000;

const lists = [
  { name: 'benefits', path: '/api/vendors?benefitView=true' },
  { name: 'events', path: '/api/events' },
  { name: 'destinations', path: '/api/destinations' },
] as const;

const rate = async (url: string, headers: Headers): Promise<number> => {
  const result = await autocannon({ url, headers: { ...headers }, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} failed ${result.non2xx + result.errors} times under load.`);
  }
  return result.requests.average;
};

/** Measures the requests a second of two URLs in alternating rounds. The ratio is the median of the rounds' own. */
export async function compareRates(
  name: string,
  ownUrl: string,
  bareName: string,
  bareUrl: string,
  headers: Headers,
  minimum = minimumRatio,
): Promise<Measure> {
  const own: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await rate(bareUrl, headers));
    own.push(await rate(ownUrl, headers));
  }
  const ratio = median(own.map((figure, round) => figure / (bare[round] ?? Number.NaN)));
  return {
    name: `${name}, requests a second`,
    figure: median(own).toFixed(0),
    reference: `${bareName} ${median(bare).toFixed(0)}`,
    ratio: ratio.toFixed(2),
    limit: `at least ${minimum.toFixed(2)}`,
    isWithinLimit: ratio >= minimum,
  };
}

/** Measures the rate of each shared list against a bare Fastify that sends the same bytes. */
export async function measureServerRates(
  url: string,
  tokens: Headers,
): Promise<readonly Measure[]> {
  const headers = { ...tokens, 'accept-encoding': 'br' };
  const measures: Measure[] = [];
  for (const { name, path } of lists) {
    const response = await fetchRawResponse(url + path, headers);
    const size = response.body.length;
    const measure = await withBareServer(response, (bareUrl) =>
      compareRates(
        `List of ${name}, ${(size / 1000).toFixed(1)} kB`,
        url + path,
        'bare Fastify',
        bareUrl,
        headers,
        size > largeBody ? largeMinimumRatio : minimumRatio,
      ),
    );
    measures.push(measure);
  }
  return measures;
}
