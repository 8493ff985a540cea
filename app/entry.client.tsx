import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { careLevels } from '../rules/care/care-level';
import { PageContext } from './components/shell/page-context';
import { buildOfPage } from './lib/build-of-page';
import { pauseMotion } from './lib/pause-motion';
import { registerServiceWorker } from './lib/register-service-worker';
import { reloadForMissingPage } from './lib/reload-for-missing-page';
import { isTheme } from './lib/theme';
import { whenIdle } from './lib/when-idle';

const { theme, personal = '', care } = document.documentElement.dataset;
const build = buildOfPage();

reloadForMissingPage();

/**
 * Remix suspends, with no boundary around it, until the data of the page is decoded. Whoever types or presses meanwhile
 * makes React finish at once, which it then cannot (its error 345): so the data is decoded first. `RemixBrowser` throws
 * the promise of it before it uses any hook.
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

await decodePageData();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageContext.Provider
        value={{
          nonce: undefined,
          theme: isTheme(theme) ? theme : null,
          personal,
          care: careLevels.find((level) => level === care) ?? null,
          origin: location.origin,
          build,
        }}
      >
        <RemixBrowser />
      </PageContext.Provider>
    </StrictMode>,
  );
});

whenIdle(pauseMotion);

// The development server changes its files at any moment.
if (import.meta.env.PROD) registerServiceWorker(build);
