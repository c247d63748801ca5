import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

test('desk/set-up-4: the code is one path within its border, with the three marks in its corners', () => {
  const { size, path } = qrPath('otpauth://totp/Parlour:ada?secret=JBSWY3DPEHPK3PXP');
  const marks = path.match(/M\d+ \d+h7v1h-7z/g) ?? [];
  expect(marks).toContain('M4 4h7v1h-7z');
  expect(marks).toContain(`M${size - 11} 4h7v1h-7z`);
  expect(marks).toContain(`M4 ${size - 11}h7v1h-7z`);
  expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
});
