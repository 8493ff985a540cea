import type { Html } from '../html';
import type { NotificationFirstLevelType } from '../notification';
import { accountKinds } from './account-kinds';
import { classKinds } from './class-kinds';
import type { Kind } from './kind';
import { peopleKinds } from './people-kinds';
import { taskKinds } from './task-kinds';

/** All that we tell people: who hears of it when, and in which words. */
const kinds = { ...classKinds, ...taskKinds, ...peopleKinds, ...accountKinds };

export type KindName = keyof typeof kinds;
export type DataOf<Name extends KindName> = Parameters<(typeof kinds)[Name]['text']>[0];

/** A notification in its words, for nobody yet. */
export interface Written {
  kind: KindName;
  group: NotificationFirstLevelType;
  waits: boolean;
  message: string;
}

export function write<Name extends KindName>(name: Name, data: DataOf<Name>): Written {
  const { group, waits, text }: Kind<DataOf<Name>> = kinds[name] as Kind<DataOf<Name>>;
  const message: Html = text(data);
  return { kind: name, group, waits: waits === true, message: message.text };
}
