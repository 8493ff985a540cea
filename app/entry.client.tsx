import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageContext } from './components/shell/page-context';
import { isTheme } from './lib/theme';

const theme = document.documentElement.dataset.theme;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContext.Provider value={{ nonce: undefined, theme: isTheme(theme) ? theme : null, origin: location.origin }}>
        <RemixBrowser />
      </PageContext.Provider>
    </StrictMode>,
  );
});
