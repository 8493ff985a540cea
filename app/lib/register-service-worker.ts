import { paths } from './paths';

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
  // Safari has no idle callbacks.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 0));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
