import { Scripts, useMatches } from '@remix-run/react';
import type { RouteHandle } from '../../lib/route-handle';
import { CodePrefetch } from './code-prefetch';

/** The scripts of the page; none where its route says that visitors need none, and a visitor it is. */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const page = useMatches().at(-1);
  const data = page?.data as { shell?: unknown } | null | undefined;
  const isStill = (page?.handle as RouteHandle | undefined)?.stillForVisitors === true && data?.shell === null;
  if (isStill) return null;
  return (
    <>
      <CodePrefetch />
      <Scripts nonce={nonce} />
    </>
  );
}
