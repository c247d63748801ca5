/** Whether the tests run at full length, by `npm run test:long`; otherwise, what takes long is sampled. */
export const isLong = process.env['TEST_LONG'] === '1';
