import autocannon from 'autocannon';
import { type Headers, fetchRawResponse, withBareServer } from './bareReference.ts';
import { median, type Measure } from './measure.ts';

const rounds = 3;
const seconds = 4;
const connections = 32;
/** Minimum share of a bare server's rate. */
export const minimumRatio = 0.6;

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

/** Measures the requests a second of two URLs in alternating rounds. Returns the median of each. */
export async function measureRates(
  ownUrl: string,
  bareUrl: string,
  headers: Headers,
): Promise<{ readonly own: number; readonly bare: number }> {
  const own: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await rate(bareUrl, headers));
    own.push(await rate(ownUrl, headers));
  }
  return { own: median(own), bare: median(bare) };
}

/** Measures the rate of each shared list against a bare Fastify that sends the same bytes. */
export async function measureServerRates(
  url: string,
  tokens: Headers,
): Promise<readonly Measure[]> {
  const headers = { ...tokens, 'accept-encoding': 'br' };
  const measures: Measure[] = [];
  for (const list of lists) {
    const response = await fetchRawResponse(url + list.path, headers);
    const measure = await withBareServer(response, async (bareUrl) => {
      const { own, bare } = await measureRates(url + list.path, bareUrl, headers);
      const ratio = own / bare;
      return {
        name: `List of ${list.name}, requests a second`,
        figure: own.toFixed(0),
        reference: `bare Fastify ${bare.toFixed(0)}`,
        ratio: ratio.toFixed(2),
        limit: `at least ${minimumRatio.toFixed(2)}`,
        isWithinLimit: ratio >= minimumRatio,
      };
    });
    measures.push(measure);
  }
  return measures;
}
