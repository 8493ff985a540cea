import { GrowthBook } from '@growthbook/growthbook';
import type { DeviceType } from '../../platform/device-type';
import type { Services } from '../../platform/services';
import { flagNames } from './flag-names';
import { flagStore } from './flag-store';
import type { Features } from './read-payload';

export interface Flag {
  name: string;
  on: boolean;
}

/** What rules may look at. Null for a visitor, whom no rule about people knows. */
export interface FlagSubject {
  person: { id: string; email: string } | null;
  deviceType: DeviceType;
}

/** Every flag for one person on one kind of device. Evaluated on our own server: nobody's email leaves it. */
export async function evaluateFlags(services: Services, subject: FlagSubject): Promise<Flag[]> {
  return flagsOf(await flagStore(services).features(), subject);
}

/** The same, from given rules. */
export function flagsOf(features: Features, { person, deviceType }: FlagSubject): Flag[] {
  const about = person === null ? {} : { id: person.id, email: person.email.toLowerCase() };
  const growthBook = new GrowthBook({ features, attributes: { ...about, deviceType } });
  const flags = flagNames.map((name) => ({ name, on: growthBook.isOn(name) }));
  growthBook.destroy();
  return flags;
}
