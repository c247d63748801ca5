// Loaded into a server before its own modules: shifts its clock by the milliseconds in the file that CLOCK_SHIFT_FILE names.
import { readFileSync } from 'node:fs';

const TrueDate = Date;
const file = process.env['CLOCK_SHIFT_FILE'] ?? '';
const read = () => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
};
let shift = read();
setInterval(() => (shift = read()), 50).unref();

globalThis.Date = class Date extends TrueDate {
  constructor(...values) {
    if (values.length === 0) super(TrueDate.now() + shift);
    else super(...values);
  }
  // Dates that Node itself makes are of the true class.
  static [Symbol.hasInstance](value) {
    return value instanceof TrueDate;
  }
  static now() {
    return TrueDate.now() + shift;
  }
};
