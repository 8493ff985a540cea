import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageContext } from './components/shell/page-context';
import { followNewRelease } from './lib/follow-new-release';
import { registerServiceWorker } from './lib/register-service-worker';
import { isTheme } from './lib/theme';

const theme = document.documentElement.dataset.theme;

followNewRelease();
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

// The development server changes its files at any moment.
if (import.meta.env.PROD) registerServiceWorker(window.__remixManifest.version);
