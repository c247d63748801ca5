import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { requestTypes } from '../options.ts';
import { dateSchema, openChoice } from '../primitives.ts';
import { deskRequestSchema, namedPersonSchema } from './requests.ts';

/** How many weeks a report of the house can have. */
export const houseWeeks = ['4', '12', '26'] as const;
/** How many weeks a report of the house has. */
export type HouseWeeks = (typeof houseWeeks)[number];

const houseQueryFields = {
  /** How many weeks, with the current one. */
  weeks: z._default(z.enum(houseWeeks), '12'),
};

/** Which report of the house is returned. */
export interface HouseQuery extends OutputOf<typeof houseQueryFields> {}
/** Parses which report of the house is returned. Without anything it is that of twelve weeks. */
export const houseQuerySchema: NamedSchema<HouseQuery, InputOf<typeof houseQueryFields>> = z.object(
  houseQueryFields,
);

const openCountFields = {
  /** Who has them. Null for those that nobody has. */
  assignee: z.nullable(namedPersonSchema),
  /** That nobody has worked on yet. */
  received: z.int(),
  /** In work. */
  inProgress: z.int(),
  /** That wait for a vendor. */
  awaitingVendor: z.int(),
  /** That wait for their member. */
  awaitingMember: z.int(),
  /** Arranged, and not over yet. */
  confirmed: z.int(),
};

/** How many open requests somebody has. */
export interface OpenCount extends OutputOf<typeof openCountFields> {}
const openCountSchema: NamedSchema<OpenCount> = z.object(openCountFields);

const figureFields = {
  /** How many requests came. */
  received: z.int(),
  /** How many of those that members sent got a first answer. */
  responded: z.int(),
  /** Minutes until the first answer, of the middle one. Null without any. */
  responseMedian: z.nullable(z.number()),
  /** Minutes within which nine of ten got it. Null without any. */
  responseNinety: z.nullable(z.number()),
  /** How many were confirmed, completed or declined. */
  resolved: z.int(),
  /** Minutes until that, of the middle one. Null without any. */
  resolutionMedian: z.nullable(z.number()),
  /** Minutes within which nine of ten were. Null without any. */
  resolutionNinety: z.nullable(z.number()),
  /** How many were rated. */
  rated: z.int(),
  /** The mean of these ratings, from 1 to 5. Null without any. */
  rating: z.nullable(z.number()),
};

/** Figures of the requests that came in some time. */
export interface HouseFigures extends OutputOf<typeof figureFields> {}
const figuresSchema: NamedSchema<HouseFigures> = z.object(figureFields);

const weekFields = {
  ...figureFields,
  /** Its Monday in the club's time zone, `YYYY-MM-DD`. */
  week: dateSchema,
};
/** Figures of the requests that came in a week. */
export interface HouseWeek extends OutputOf<typeof weekFields> {}
const weekSchema: NamedSchema<HouseWeek> = z.object(weekFields);

const typeFields = {
  ...figureFields,
  /** Their type. */
  type: openChoice(requestTypes),
};
/** Figures of the requests of a type. */
export interface HouseType extends OutputOf<typeof typeFields> {}
/** Figures of the requests of a type as the server sends them. */
export interface SentHouseType extends InputOf<typeof typeFields> {}
const typeSchema: NamedSchema<HouseType, SentHouseType> = z.object(typeFields);

const houseFields = {
  /** The first Monday, `YYYY-MM-DD`. */
  from: dateSchema,
  /** The club's time zone, an IANA name. */
  timeZone: z.string(),
  /** The open requests by who has them, those of nobody first, then by name. */
  open: z.array(openCountSchema),
  /** The open requests that wait longest for the house, the longest first. At most 10. */
  waiting: z.array(deskRequestSchema),
  /** All weeks together. */
  total: figuresSchema,
  /** Each week, also one without a request, the first one first. */
  weeks: z.array(weekSchema),
  /** Each type that came, the most frequent first. */
  types: z.array(typeSchema),
};

/** How the house works on its requests. */
export interface House extends OutputOf<typeof houseFields> {}
/** How the house works on its requests as the server sends it. */
export interface SentHouse extends InputOf<typeof houseFields> {}
/** Parses how the house works on its requests. */
export const houseSchema: NamedSchema<House, SentHouse> = z.object(houseFields);
