/** Says that a move was not made because the request had changed (`desk/requests-12`). */
export const CHANGED_MEANWHILE =
  'Somebody changed this request meanwhile, and it was not changed again. You see it as it is now.';
