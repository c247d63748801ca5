import { typedDigits } from '@parlour/contract/values';

/** A place on the earth, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** `48.8566,2.3522`, also with a space and an encoded comma. */
const pair = String.raw`\s*${degrees}\s*(?:,|%2C)(?:\s|\+|%20)*${degrees}(?![\d.])`;
/** The parameters of a place of Google Maps, Apple Maps, Waze and HERE. */
const names = 'q|query|coordinate|ll|sll|to|destination|daddr|center|map';

/** How a place is written, the most exact form first. */
const forms = [
  // The pin of Google Maps. The middle of its map may be elsewhere.
  String.raw`!3d${degrees}!4d${degrees}`,
  // The marker of OpenStreetMap.
  String.raw`[?&]mlat=${degrees}&mlon=${degrees}`,
  String.raw`[?&](?:${names})=(?:loc:|ll\.)?${pair}`,
  // The middle of the map of Google Maps, of Bing, and of OpenStreetMap.
  String.raw`/@${pair}`,
  String.raw`[?&]cp=${degrees}(?:~|%7E)${degrees}`,
  String.raw`#map=\d+(?:\.\d+)?/${degrees}/${degrees}`,
  String.raw`^(?:geo:)?${pair}`,
].map((form) => new RegExp(form, 'i'));

function placeOf(form: RegExp, text: string): Coordinates | null {
  const [, latitude, longitude] = form.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

/**
 * Returns the place of a link of a map, or of two numbers (core/content-12). Null if the text names no place, as a short link does
 * not.
 */
export function coordinatesOfLink(text: string): Coordinates | null {
  const typed = typedDigits(text);
  return forms.map((form) => placeOf(form, typed)).find((place) => place !== null) ?? null;
}
