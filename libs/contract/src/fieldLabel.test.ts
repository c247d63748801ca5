import { expect, test } from 'vitest';
import { fieldLabelOf } from './fieldLabel.ts';

test.each([
  ['email', 'Email'],
  ['pickupTime', 'Pickup time'],
  ['professional.workEmail', 'Work email'],
  ['attendeeInfo.firstName', 'First name'],
  ['guests.0', 'Guests'],
  ['guests.12.age', 'Age'],
  ['vendorId', 'Vendor id'],
  ['Content-Type', 'Content-Type'],
  ['0', '0'],
  ['.', '.'],
  ['', ''],
])('contract-23: %j is %j in a message', (field, label) => {
  expect(fieldLabelOf(field)).toBe(label);
});
