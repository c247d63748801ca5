/** Said wherever somebody of the sample club is or may be signed in. */
export const sampleNotice =
  'This is the sample club. Its staff sign in with an emailed code alone, which no real club allows.';
