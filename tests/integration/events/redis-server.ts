/** A Redis or Valkey to run the tests of signals on; empty where there is none. */
export const redisUrl = process.env.TEST_REDIS_URL ?? '';
