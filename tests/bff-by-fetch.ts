import { vi } from 'vitest';

// In unit tests the BFF is whatever the test puts in place of the global fetch.
vi.mock('../app/graphql/bff-fetch.server', () => ({
  bffFetch: (...call: Parameters<typeof fetch>) => fetch(...call),
  isBffGivenUp: () => false,
}));
