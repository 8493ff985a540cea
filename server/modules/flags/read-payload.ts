import type { FeatureDefinition } from '@growthbook/growthbook';
import { z } from 'zod';
import { flagNames } from './flag-names';

const feature = z.object({ defaultValue: z.unknown(), rules: z.array(z.record(z.unknown())).optional() });
const payload = z.object({ features: z.record(z.unknown()) });

export type Features = Record<string, FeatureDefinition>;

/** The flags of ours in a payload from elsewhere, those of the right shape alone; null when it is no payload at all. */
export function readPayload(given: unknown): Features | null {
  const parsed = payload.safeParse(given);
  if (!parsed.success) return null;
  const features: Features = {};
  for (const name of flagNames) {
    const known = feature.safeParse(parsed.data.features[name]);
    if (known.success) features[name] = known.data;
  }
  return features;
}
