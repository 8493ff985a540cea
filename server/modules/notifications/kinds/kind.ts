import type { Html } from '../html';
import type { NotificationFirstLevelType } from '../notification';

/** A kind of notification: who hears of it when, and in which words. */
export interface Kind<Data> {
  group: NotificationFirstLevelType;
  /** Students hear of it after their quiet hours. Without it, at once. */
  waits?: true;
  text: (data: Data) => Html;
}

export const kind = <Data = Record<never, never>>(definition: Kind<Data>): Kind<Data> => definition;
