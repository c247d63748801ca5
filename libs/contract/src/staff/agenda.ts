import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { requestTypes } from '../options.ts';
import { dateSchema, idSchema, openChoice } from '../primitives.ts';
import { requestStatuses } from '../requests.ts';
import { enteredDateSchema, timeSchema } from '../typedSchemas.ts';
import { namedPersonSchema } from './requests.ts';

/** How many entries an agenda has at most. */
export const AGENDA_LIMIT = 500;

/** How long an agenda is: a day, a week from Monday on, or a calendar month. */
export const agendaSpans = ['day', 'week', 'month'] as const;
/** How long an agenda is. */
export type AgendaSpan = (typeof agendaSpans)[number];

/** What an entry of an agenda is about: a type of request, or an event of the club. */
export const agendaTypes = [...requestTypes, 'Event'] as const;
/** What an entry of an agenda is about. */
export type AgendaType = (typeof agendaTypes)[number];

/** The `assignee` of a query for the requests that nobody has. */
export const NOBODY = 'nobody';

const agendaQueryFields = {
  /** A day in it, `YYYY-MM-DD`. Absent for today in the club's time zone. */
  day: z.optional(enteredDateSchema),
  /** How long it is. */
  span: z._default(z.enum(agendaSpans), 'day'),
  /** Only entries about this. */
  type: z.optional(z.enum(agendaTypes)),
  /** Only requests that this member of staff has, or `nobody`. */
  assignee: z.optional(idSchema),
  /** Only what is confirmed, or only what is not. */
  only: z.optional(z.enum(['confirmed', 'unconfirmed'])),
};

/** Which agenda is returned. */
export interface AgendaQuery extends OutputOf<typeof agendaQueryFields> {}
/** Parses which agenda is returned. Without anything it is that of today. */
export const agendaQuerySchema: NamedSchema<
  AgendaQuery,
  InputOf<typeof agendaQueryFields>
> = z.object(agendaQueryFields);

const localTimeFields = {
  /** `YYYY-MM-DD`. */
  date: dateSchema,
  /** `HH:MM`. */
  time: timeSchema,
  /** An IANA name. */
  timeZone: z.string(),
};

/** A day and a time on the clock where something takes place. */
export interface AgendaLocalTime extends OutputOf<typeof localTimeFields> {}
const localTimeSchema: NamedSchema<AgendaLocalTime> = z.object(localTimeFields);

const agendaEntryFields = {
  /** A request, or a registration for an event of the club. */
  kind: openChoice(['request', 'registration']),
  /** The id of the request, or the confirmation number of the registration. */
  id: idSchema,
  /** The reference of the request, or the confirmation number of the registration. */
  reference: z.string(),
  /** What it is about. */
  type: openChoice(agendaTypes),
  /** The subject of the request, or the title of the event. */
  title: z.string(),
  /** How far the request is. Null for a registration. */
  status: z.nullable(openChoice(requestStatuses)),
  /** Whether it is arranged. What is not has the day that the member wishes. */
  isConfirmed: z.boolean(),
  /** Whose it is. */
  member: namedPersonSchema,
  /** Who has the request. Null while nobody has it, and for a registration. */
  assignee: z.nullable(namedPersonSchema),
  /** For how many, in words. Null where it is not known. */
  party: z.nullable(z.string()),
  /** Where. Null where it is not known. */
  place: z.nullable(z.string()),
  /** The first day, `YYYY-MM-DD`, by the club's clock where `local` is known. */
  date: dateSchema,
  /** `HH:MM` of that day. Null for whole days. */
  time: z.nullable(timeSchema),
  /** The last day, `YYYY-MM-DD`. Null where it is the first. */
  endDate: z.nullable(dateSchema),
  /** The beginning where it takes place. Null for whole days, and where that zone is not known: then `date` and `time` are there. */
  local: z.nullable(localTimeSchema),
};

/** One thing that takes place, or is wished to. */
export interface AgendaEntry extends OutputOf<typeof agendaEntryFields> {}
/** One thing that takes place as the server sends it. */
export interface SentAgendaEntry extends InputOf<typeof agendaEntryFields> {}
const agendaEntrySchema: NamedSchema<AgendaEntry, SentAgendaEntry> = z.object(agendaEntryFields);

const agendaFields = {
  /** The first day, `YYYY-MM-DD`. */
  from: dateSchema,
  /** The last day, `YYYY-MM-DD`. */
  until: dateSchema,
  /** The day of the club now, `YYYY-MM-DD`. */
  today: dateSchema,
  /** The club's time zone, an IANA name. */
  timeZone: z.string(),
  /** By their beginning, whole days first. At most {@link AGENDA_LIMIT}. */
  entries: z.array(agendaEntrySchema),
  /** Whether there are more. */
  isCut: z.boolean(),
};

/** What takes place in some days of the club, over all members. */
export interface Agenda extends OutputOf<typeof agendaFields> {}
/** What takes place in some days of the club as the server sends it. */
export interface SentAgenda extends InputOf<typeof agendaFields> {}
/** Parses what takes place in some days of the club. */
export const agendaSchema: NamedSchema<Agenda, SentAgenda> = z.object(agendaFields);
