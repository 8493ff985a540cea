import { newId } from '../../../platform/ids';
import type { Services } from '../../../platform/services';

const ids = new WeakMap<Services, string>();

/** Which runner this process is: new at every start. */
export function runnerId(services: Services): string {
  const id = ids.get(services) ?? newId();
  ids.set(services, id);
  return id;
}
