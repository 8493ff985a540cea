import type { HeadersFunction } from '@remix-run/node';

const forwarded = ['retry-after', 'cache-control'];

/** Puts the headers of a refused action or a failed loader on the page itself: Remix drops them otherwise. */
export const forwardHeaders: HeadersFunction = ({ errorHeaders, actionHeaders, loaderHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  for (const source of [loaderHeaders, actionHeaders, errorHeaders]) {
    for (const name of forwarded) {
      const value = source?.get(name);
      if (value) headers.set(name, value);
    }
  }
  return headers;
};
