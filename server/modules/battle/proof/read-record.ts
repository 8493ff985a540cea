import { z } from 'zod';
import { questionsInMatch } from '../../../../rules/battle/match';
import type { SignedRecord } from '../../../../rules/battle/record';
import { tiers } from '../../../../rules/battle/tiers';

const moment = z.number().int().nonnegative();
const whole = z.number().int().nonnegative();
const finite = z.number();
const seat = z.union([z.literal(0), z.literal(1)]);
const text = z.string().max(200);
const pair = <T extends z.ZodType>(each: T) => z.tuple([each, each]);

const rating = z.strictObject({ rating: finite, deviation: z.number().positive(), volatility: z.number().positive() });
const standing = z.strictObject({
  tier: z.number().int().min(1).max(tiers.length),
  provisional: z.boolean(),
  games: whole,
});
const change = z.strictObject({ before: rating, after: rating, standingBefore: standing, standingAfter: standing });

const signedRecord = z.strictObject({
  record: z.strictObject({
    version: z.literal(1),
    matchId: text,
    courseId: text,
    kind: z.enum(['RANKED', 'FRIENDLY', 'RECORDED']),
    foundAt: moment,
    endedAt: moment,
    commitment: text,
    nonce: text,
    questions: z
      .array(z.strictObject({ template: text, version: whole, seed: text, lasts: whole, opened: moment.nullable() }))
      .max(questionsInMatch),
    answers: z
      .array(
        z.strictObject({
          seat,
          index: whole,
          answer: z.string().max(1000),
          at: moment,
          right: z.boolean(),
          points: whole,
        }),
      )
      .max(2 * questionsInMatch),
    left: z.union([seat, z.literal('BOTH')]).nullable(),
    outcome: z
      .strictObject({
        winner: seat.nullable(),
        by: z.enum(['POINTS', 'RIGHT', 'TIME', 'LEFT', 'DRAW']),
        points: pair(whole),
        right: pair(whole),
        rightTime: pair(whole),
      })
      .nullable(),
    ratings: pair(change).nullable(),
  }),
  signature: text,
  publicKey: text,
});

/** A record of a file or a database column, or null where this is none: not JSON, or another shape. */
export function readRecord(json: string): SignedRecord | null {
  try {
    const read = signedRecord.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
