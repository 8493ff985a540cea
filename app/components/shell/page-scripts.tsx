import { Scripts, useMatches } from '@remix-run/react';
import visitorScript from '../../entry.visitor?bundled';
import { isStaticPage } from '../../lib/route-handle';
import { CodePrefetch } from './code-prefetch';
import { FollowNewRelease } from './follow-new-release';
import { speculationRules } from './speculation-rules';

/** The scripts of the page: Remix's, or the few lines of a static page. */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const page = useMatches().at(-1);
  // A browser that runs this has React, and keeps it on all pages that it goes to.
  if (typeof document === 'undefined' && isStaticPage(page)) {
    return (
      <>
        <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: visitorScript }} />
      </>
    );
  }
  return (
    <>
      <CodePrefetch />
      <FollowNewRelease />
      <Scripts nonce={nonce} />
    </>
  );
}
