import { afterEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker';

afterEach(() => vi.unstubAllGlobals());

const run = (works: (() => void)[]) => {
  for (const work of works.splice(0)) work();
};

/** A browser that is still loading its page. */
function browser({ workers = true, refuses = false } = {}) {
  const registered: string[] = [];
  const waiting: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const register = async (address: string) => {
    registered.push(address);
    if (refuses) throw new Error('refused');
  };
  vi.stubGlobal('navigator', workers ? { serviceWorker: { register } } : {});
  vi.stubGlobal('document', { readyState: 'loading' });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('window', {
    requestIdleCallback: true,
    addEventListener: (_kind: string, work: () => void) => waiting.push(work),
  });
  return { registered, waiting, idle, run };
}

it('registers the worker of this build once the page is loaded and the browser idle', () => {
  const { registered, waiting, idle, run } = browser();
  registerServiceWorker('1a2b 3c');
  expect(idle).toEqual([]);
  run(waiting);
  expect(registered).toEqual([]);
  run(idle);
  expect(registered).toEqual(['/service-worker.js?build=1a2b%203c']);
});

it('does not wait for a page that is loaded already', () => {
  const { registered, idle, run } = browser();
  vi.stubGlobal('document', { readyState: 'complete' });
  registerServiceWorker('b1');
  run(idle);
  expect(registered).toHaveLength(1);
});

it('does nothing where there are no workers, and takes a refusal', async () => {
  const none = browser({ workers: false });
  registerServiceWorker('b1');
  expect(none.waiting).toEqual([]);
  const refusing = browser({ refuses: true });
  registerServiceWorker('b1');
  refusing.run(refusing.waiting);
  refusing.run(refusing.idle);
  expect(refusing.registered).toHaveLength(1);
});
