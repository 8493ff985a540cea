import type { FlagSetting } from './flag-setting';

type Standing = Pick<FlagSetting, 'mode' | 'percentage' | 'emails' | 'standard' | 'now' | 'missingSetting'>;

export const modeLabels = { ON: 'On', OFF: 'Off', SOME: 'Some people', DEFAULT: 'Default' } as const;

/** How a flag stands now, and why, in one or two sentences. */
export function standingSentence({ mode, missingSetting, standard, ...flag }: Standing): string {
  if (missingSetting !== null) {
    return `Off for everyone. It needs the setting ${missingSetting}, so this switch has no effect until that’s set.`;
  }
  if (mode === 'DEFAULT') {
    const who = {
      ON: 'On for everyone',
      OFF: 'Off for everyone',
      SOME: 'On for some people, chosen by the flag service',
    };
    return `${who[standard as keyof typeof who]}, by default.`;
  }
  const byDefault = { ON: 'on', OFF: 'off', SOME: 'some people' }[standard as 'ON' | 'OFF' | 'SOME'];
  return `${whoHasIt({ mode, ...flag })}, set here. The default is ${byDefault}.`;
}

function whoHasIt({ mode, percentage, emails }: Pick<Standing, 'mode' | 'percentage' | 'emails'>): string {
  if (mode !== 'SOME') return mode === 'ON' ? 'On for everyone' : 'Off for everyone';
  const named = emails.length === 1 ? '1 address' : `${emails.length} addresses`;
  if (percentage === 0) return emails.length === 0 ? 'Off for everyone: nobody is selected' : `On for ${named}`;
  const share = `On for ${percentage} per cent of people with an account`;
  return emails.length === 0 ? share : `${share}, and for ${named}`;
}
