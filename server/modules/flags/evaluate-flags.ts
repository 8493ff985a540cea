import { GrowthBook } from '@growthbook/growthbook';
import type { DeviceType } from '../../platform/device-type';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type FlagName, flagNames, isFlagName } from './flag-names';
import { flagStore } from './flag-store';
import type { Features } from './read-payload';

export interface Flag {
  name: string;
  on: boolean;
}

/** What rules may look at. Null for a visitor, whom no rule about people knows. */
export interface FlagSubject {
  person: { id: string; email: string | null } | null;
  deviceType: DeviceType;
}

/** Somebody as rules see them: an address that is not proved may be another's, and switches nothing on. */
export function flagPerson({ id, account }: Viewer): { id: string; email: string | null } {
  return { id, email: account.emailProved ? account.email : null };
}

/**
 * Flags for one person on one kind of device: those of these names, or all. Evaluated on our own server: nobody's email
 * leaves it.
 */
export async function evaluateFlags(
  services: Services,
  subject: FlagSubject,
  names: readonly string[] | null = null,
): Promise<Flag[]> {
  const wanted = names === null ? flagNames : names.filter(isFlagName);
  return flagsOf(await flagStore(services).features(), subject, wanted);
}

/** The same, from given rules. Most flags have none: the rule engine is started for the others alone. */
export function flagsOf(
  features: Features,
  { person, deviceType }: FlagSubject,
  names: readonly FlagName[] = flagNames,
): Flag[] {
  const about = person === null ? {} : { id: person.id, email: person.email?.toLowerCase() ?? '' };
  let engine: GrowthBook | undefined;
  const isOn = (name: FlagName): boolean => {
    const { defaultValue, rules = [] } = features[name] ?? {};
    if (rules.length === 0) return Boolean(defaultValue);
    engine ??= new GrowthBook({ features, attributes: { ...about, deviceType } });
    return engine.isOn(name);
  };
  const flags = names.map((name) => ({ name, on: isOn(name) }));
  engine?.destroy();
  return flags;
}
