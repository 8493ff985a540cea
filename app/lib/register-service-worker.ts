import { paths } from './paths';
import { whenIdle } from './when-idle';

/**
 * Registers the worker that shows our own page while the site cannot be reached (`public/service-worker.js`): after the
 * page has loaded, when the browser has nothing better to do. Another `build` gets a worker and a cache of its own.
 */
export function registerServiceWorker(build: string): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that refuses shows its own words when it is offline: nothing is lost and nobody need know.
    navigator.serviceWorker.register(paths.serviceWorker(build)).catch(() => undefined);
  };
  if (document.readyState === 'complete') whenIdle(register);
  else window.addEventListener('load', () => whenIdle(register), { once: true });
}
