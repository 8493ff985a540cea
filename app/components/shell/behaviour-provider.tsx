import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { system } from '../ui/chakra-system';
import { usePageContext } from './page-context';

const browserCache = typeof document === 'undefined' ? null : newCache(scriptNonce());

/** Chakra for what behaves on signed-in pages: one style cache a request, one in the browser. */
export function BehaviourProvider({ children }: { children: ReactNode }) {
  const { nonce } = usePageContext();
  const [cache, setCache] = useState(() => browserCache ?? newCache(nonce));
  useBrowserLayoutEffect(() => {
    // A hydration mismatch replaces the document and takes the styles with it: begin anew.
    if (document.querySelector('style[data-emotion]') === null) setCache(newCache(scriptNonce()));
  }, []);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}

// The effect has no meaning on the server, where React would warn about it.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

function newCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'css', nonce });
}

/** Browsers hide the nonce from attributes but keep it in the property. */
function scriptNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
