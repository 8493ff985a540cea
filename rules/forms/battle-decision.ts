import { z } from 'zod';
import { longestBattleNote, longestBattlePause } from './limits';

const battleDecisions = ['CLOSED', 'WARNED', 'SUSPENDED'] as const;
export type BattleDecision = (typeof battleDecisions)[number];

/** What an administrator decides about a report of a player; whoever is warned or suspended reads the note. */
export const battleDecisionForm = z.object({
  decision: z.enum(battleDecisions, { errorMap: () => ({ message: 'Choose what happens next.' }) }),
  note: z
    .string()
    .trim()
    .min(1, 'Give a reason. It goes in the audit log, and a warned player sees it.')
    .max(longestBattleNote, `Use at most ${longestBattleNote} characters.`),
  /** How long battles are taken away. Counts with SUSPENDED alone. */
  days: z.coerce
    .number({ invalid_type_error: 'Type a whole number of days.' })
    .int('Type a whole number of days.')
    .min(1, `Choose from 1 to ${longestBattlePause} days.`)
    .max(longestBattlePause, `Choose from 1 to ${longestBattlePause} days.`),
});
