import { useRouteLoaderData } from '@remix-run/react';
import { noSiteFacts, type SiteFacts } from './site-facts';

/** What the root loader told about the site; a page of a failure that came before it has the empty facts. */
export function useSiteFacts(): SiteFacts {
  return useRouteLoaderData<SiteFacts>('root') ?? noSiteFacts;
}
