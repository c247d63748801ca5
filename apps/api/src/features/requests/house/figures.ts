import type { HouseFigures } from '@parlour/contract/staff';

/** How some requests were worked on. Times are in minutes, in no order. */
export interface Worked {
  readonly received: number;
  readonly responses: Float64Array;
  readonly resolutions: Float64Array;
  readonly rated: number;
  /** Of all that are rated. */
  readonly stars: number;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Joins times in their order. */
function sorted(parts: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(sumOf(parts.map(({ length }) => length)));
  let end = 0;
  for (const part of parts) {
    joined.set(part, end);
    end += part.length;
  }
  return joined.toSorted();
}

/** Returns within which time a share of them lies, in between two as `percentile_cont` of PostgreSQL. Null without any. */
function shareWithin(times: Float64Array, share: number): number | null {
  const place = share * (times.length - 1);
  const before = Math.floor(place);
  const [one, other] = [times[before], times[Math.ceil(place)]];
  if (one === undefined || other === undefined) return null;
  return one + (other - one) * (place - before);
}

/** Sums up how requests were worked on (api/requests/house-4). */
export function figuresOf(worked: readonly Worked[]): HouseFigures {
  const responses = sorted(worked.map((each) => each.responses));
  const resolutions = sorted(worked.map((each) => each.resolutions));
  const rated = sumOf(worked.map((each) => each.rated));
  const stars = sumOf(worked.map((each) => each.stars));
  return {
    received: sumOf(worked.map((each) => each.received)),
    responded: responses.length,
    responseMedian: shareWithin(responses, 0.5),
    responseNinety: shareWithin(responses, 0.9),
    resolved: resolutions.length,
    resolutionMedian: shareWithin(resolutions, 0.5),
    resolutionNinety: shareWithin(resolutions, 0.9),
    rated,
    rating: rated === 0 ? null : stars / rated,
  };
}
