import { enhanceLanding } from './components/landing/enhance/landing';
import { enhancePrint } from './components/shared-report/enhance-print';
import { pauseMotion } from './lib/pause-motion';

// All the script there is on pages that React leaves alone (`hydrate: false`); it stands inside the page. It measures
// the carousel, so it waits until the page has been painted: on a slow phone that is half a second sooner.
requestAnimationFrame(() => setTimeout(enhanceLanding));
requestAnimationFrame(() => setTimeout(pauseMotion));
enhancePrint();
