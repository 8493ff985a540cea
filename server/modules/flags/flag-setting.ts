import type { FeatureDefinition } from '@growthbook/growthbook';

export const flagModes = ['ON', 'OFF', 'SOME'] as const;
export type FlagMode = (typeof flagModes)[number];

/** What an administrator decided about one flag; it goes before every payload. */
export interface FlagSetting {
  name: string;
  mode: FlagMode;
  /** For SOME: the share of people, 0 to 100. */
  percentage: number;
  /** For SOME: addresses (`ava@school.edu`) and whole domains (`@school.edu`) that have it in any case. Lower case. */
  emails: string[];
}

/** The decision as a rule of the flag engine. A person stays inside or outside a share while its size stays. */
export function featureOf({ mode, percentage, emails }: FlagSetting): FeatureDefinition {
  if (mode !== 'SOME') return { defaultValue: mode === 'ON' };
  const domains = emails.filter((email) => email.startsWith('@'));
  const addresses = emails.filter((email) => !email.startsWith('@'));
  return {
    defaultValue: false,
    rules: [
      { condition: { email: { $in: addresses } }, force: true },
      ...domains.map((domain) => ({ condition: { email: { $regex: `${escaped(domain)}$` } }, force: true })),
      { coverage: percentage / 100, hashAttribute: 'id', force: true },
    ],
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
