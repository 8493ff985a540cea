/** The HTTP server shows this page (400, `routes/$.tsx`) in place of an address that cannot be read. */
export const badAddress = '/bad-address';
