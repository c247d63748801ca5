/**
 * The arbitrary numbers of the locks that the server takes in the database, in one place, so that no two are the same. The
 * keys have classes of locks of their own, whose second number is that of a key.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_205_184_431,
  administrators: 7_205_184_432,
  keyChanges: 7_205_184_433,
  replies: 7_205_184_434,
  auditChain: 7_205_184_435,
  macros: 7_205_184_436,
  memberIdentities: 7_205_184_437,
  apiKeys: 7_205_184_438,
  webhooks: 7_205_184_439,
  backup: 7_205_184_440,
  keysThatOpen: 720_518_441,
  keysThatSeal: 720_518_442,
} as const;
