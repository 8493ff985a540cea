import type { TaskClass } from '../modules/tasks';
import type { DeviceType } from '../platform/device-type';
import type { Services } from '../platform/services';
import type { Viewer } from '../platform/viewer';

export type ClassReads = Map<string, () => Promise<TaskClass>>;

/** What every resolver receives. */
export interface GraphContext {
  services: Services;
  /** Null when signed out. */
  viewer: Viewer | null;
  /** The session's own token, so that it can be ended; null when signed out. */
  sessionToken: string | null;
  /** Address of the person's device as told by the page server; used for limits only, never logged. */
  clientAddress: string;
  /** The site of ours that the person is on, such as https://marsmaths.com: links that lead back lead there. */
  siteOrigin: string;
  /** Kind of the person's device, for flags. */
  deviceType: DeviceType;
  /** Classes that the pages of this request read, by the id in their path: of the class or of the task. */
  classReads: ClassReads;
}
