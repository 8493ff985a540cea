import type { Services } from '../../platform/services';
import { uncounted } from '../../platform/statement-count';
import { featureOf } from './flag-setting';
import features from './flags.json';
import { findFlagSettings } from './flags.repo';
import { type Features, readPayload } from './read-payload';

/** The signal that tells every process that an administrator changed a flag. */
const changeSignal = 'feature-flags';
const remoteFreshMs = 60_000;

interface FlagStore {
  /** Every flag as it stands: the local payload, over it the remote one, over both what administrators decided. */
  features(): Promise<Features>;
  /** The same without what administrators decided: what stands where they decide nothing. */
  defaults(): Features;
  /** After a change was committed: this process reads it anew at once, the others when the signal reaches them. */
  changed(): Promise<void>;
}

const stores = new WeakMap<Services, FlagStore>();

/** One store for the services of a process. It reads the database when something changed, never by the request. */
export function flagStore(services: Services): FlagStore {
  const known = stores.get(services);
  if (known !== undefined) return known;
  const store = createStore(services);
  stores.set(services, store);
  return store;
}

function createStore(services: Services): FlagStore {
  let decided: Features = {};
  let remote: Features = {};
  let merged: Features = features;
  let stale = true;
  let loading: Promise<void> | null = null;
  let remoteAskedAt = Number.NEGATIVE_INFINITY;

  const merge = (): void => {
    merged = { ...features, ...remote, ...decided };
  };
  const load = async (): Promise<void> => {
    stale = false;
    try {
      const settings = await findFlagSettings(services.db);
      decided = Object.fromEntries(settings.map((setting) => [setting.name, featureOf(setting)]));
      merge();
    } catch {
      // What was known last stands until the database answers again.
      stale = true;
    }
  };
  /** No page waits for the flag service: a newer payload is fetched beside it, and one that does not come changes nothing. */
  const askRemote = (): void => {
    const now = services.clock.now().getTime();
    if (now - remoteAskedAt < remoteFreshMs) return;
    remoteAskedAt = now;
    services.background.start('flag payload', async () => {
      remote = readPayload(await services.flagSource.fetchPayload()) ?? remote;
      merge();
    });
  };
  services.userEventSignal.listen(changeSignal, () => {
    stale = true;
  });

  return {
    async features() {
      askRemote();
      if (stale) {
        loading ??= uncounted(load).finally(() => {
          loading = null;
        });
        await loading;
      }
      return merged;
    },
    defaults: () => ({ ...features, ...remote }),
    async changed() {
      stale = true;
      await services.userEventSignal.notify(changeSignal);
    },
  };
}
