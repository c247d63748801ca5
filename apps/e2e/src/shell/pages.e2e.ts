import { sweepPages } from '../support/sweep.ts';

sweepPages({
  member: [{ path: '/no-such-page', ready: (page) => page.getByRole('main').getByRole('heading') }],
});
