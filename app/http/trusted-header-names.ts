/**
 * Request headers that our HTTP server (web/) sets after it has dropped what came from outside under these names. Remix's
 * own Origin check would answer 500 to a foreign Origin, so that header moves here too.
 */
export const trustedHeaders = { address: 'x-mm-address', origin: 'x-mm-origin', requestId: 'x-mm-request-id' } as const;
