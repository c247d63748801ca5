import { sweepPages } from '../support/sweep.ts';

sweepPages({
  member: [
    { path: '/no-such-page', ready: (page) => page.getByRole('main').getByRole('heading') },
    { path: '/search?text=lisbon', ready: (page) => page.getByRole('region', { name: 'Vendors' }) },
  ],
});
