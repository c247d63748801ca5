/** Degrees north and degrees east, WGS 84. */
export type Place = readonly [latitude: number, longitude: number];

/** Places as maps on the web show them: `48.8556 2.3372`, separated by commas. */
type Way = string;
type Named<Value> = Readonly<Record<string, Value>>;

/** A plan as written by hand. Every key is the name of a thing, every way its places in order. */
interface PlanRows {
  /** Outlines of lakes, of at least four corners. */
  readonly lakes?: Named<Way>;
  /** Widths in meters and middles of rivers and canals, of at least three places. */
  readonly rivers?: Named<readonly [meters: number, way: Way]>;
  /** Outlines of land in the water above. */
  readonly islands?: Named<Way>;
  /** Waters whose shore the map's own coast has: places where their names may be, the best first. */
  readonly seas?: Named<Way>;
  /** Outlines of parks, of at least four corners. */
  readonly parks: Named<Way>;
  /** Middles of streets, of at least three places. */
  readonly streets: Named<Way>;
  /** The middles of quarters, or of the towns of a wider place. */
  readonly quarters: Named<Way>;
  /** The middle of the city, named from far away. */
  readonly cities?: Named<Way>;
}

/** A named thing of a plan, with its places in order. */
export interface PlanThing {
  readonly name: string;
  readonly places: readonly Place[];
}

/** A river or a canal. */
export interface PlanRiver extends PlanThing {
  /** Meters. */
  readonly width: number;
}

/**
 * The illustrated plan of a place. It is drawn from memory, as the posters are, and is no survey. Each named thing is
 * within 300 m of where it is.
 */
export interface Plan {
  readonly lakes: readonly PlanThing[];
  readonly rivers: readonly PlanRiver[];
  readonly islands: readonly PlanThing[];
  readonly seas: readonly PlanThing[];
  readonly parks: readonly PlanThing[];
  readonly streets: readonly PlanThing[];
  readonly quarters: readonly PlanThing[];
  readonly cities: readonly PlanThing[];
}

const placeOf = (text: string): Place => {
  const [latitude, longitude, ...others] = text.trim().split(' ').map(Number);
  if (latitude === undefined || longitude === undefined || others.length > 0) {
    throw new Error(`${text} is no place.`);
  }
  return [latitude, longitude];
};

const placesOf = (way: Way) => way.split(',').map(placeOf);

const thingsOf = (named: Named<Way> = {}): readonly PlanThing[] =>
  Object.entries(named).map(([name, way]) => ({ name, places: placesOf(way) }));

/** Reads a plan from its rows. */
export function planOf({ rivers = {}, ...rows }: PlanRows): Plan {
  return {
    lakes: thingsOf(rows.lakes),
    rivers: Object.entries(rivers).map(([name, [width, way]]) => ({
      name,
      width,
      places: placesOf(way),
    })),
    islands: thingsOf(rows.islands),
    seas: thingsOf(rows.seas),
    parks: thingsOf(rows.parks),
    streets: thingsOf(rows.streets),
    quarters: thingsOf(rows.quarters),
    cities: thingsOf(rows.cities),
  };
}
