import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './chakra-system';

/** One for the page. This file comes after hydration only, so nothing of Emotion is ever in the first HTML. */
const cache = createCache({ key: 'css', nonce: scriptNonce() });

/** Chakra around one interactive component. Whatever imports this is itself imported lazily. */
export function LazyChakraProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}

/** Browsers hide the nonce from attributes but keep it in the property. */
function scriptNonce(): string | undefined {
  // Unit tests write these parts as HTML.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
