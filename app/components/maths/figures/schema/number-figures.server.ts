import { z } from 'zod';
import { alt, anyTone, count, type Fields, hasSteps, label, number, positive, whole } from './parts.server';

const digits = z.array(z.string().max(8).nullable()).max(16);
const writtenRows = z
  .array(z.object({ digits, sign: z.string().max(4).optional(), rule: z.boolean().optional() }))
  .max(24);
const parts = { parts: whole.min(1).max(60), shaded: count, label: label.optional() };

const shapes = [
  'circle',
  'triangle',
  'square',
  'rectangle',
  'pentagon',
  'hexagon',
  'octagon',
  'trapezium',
  'rhombus',
  'kite',
  'parallelogram',
  'star',
  'heart',
  'arrow',
] as const;

/** Coins and notes that exist, in cents. */
const worths = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000];

/** Figures of number as they arrive. */
export const numberSchemas = {
  'fraction-bars': z.object({
    alt,
    kind: z.literal('fraction-bars'),
    bars: z.array(z.object(parts).nullable()).min(1).max(8),
    signs: z.array(z.string().max(4)).max(8).optional(),
  } satisfies Fields<'fraction-bars'>),
  'number-line': z
    .object({
      alt,
      kind: z.literal('number-line'),
      from: number,
      to: number,
      step: positive,
      labelEvery: whole.min(1).max(400).optional(),
      points: z
        .array(z.object({ at: number, label: label.optional() }))
        .max(60)
        .optional(),
      jumps: z
        .array(z.object({ from: number, to: number, label: label.optional() }))
        .max(60)
        .optional(),
    } satisfies Fields<'number-line'>)
    .refine(hasSteps),
  array: z.object({
    alt,
    kind: z.literal('array'),
    rows: whole.min(1).max(30),
    columns: whole.min(1).max(30),
  } satisfies Fields<'array'>),
  'column-arithmetic': z.object({
    alt,
    kind: z.literal('column-arithmetic'),
    rows: writtenRows.min(1),
  } satisfies Fields<'column-arithmetic'>),
  'fraction-circles': z.object({
    alt,
    kind: z.literal('fraction-circles'),
    circles: z.array(z.object(parts)).min(1).max(12),
  } satisfies Fields<'fraction-circles'>),
  'place-value-blocks': z.object({
    alt,
    kind: z.literal('place-value-blocks'),
    thousands: whole.min(0).max(12).optional(),
    hundreds: whole.min(0).max(30),
    tens: whole.min(0).max(60),
    ones: whole.min(0).max(100),
  } satisfies Fields<'place-value-blocks'>),
  money: z.object({
    alt,
    kind: z.literal('money'),
    cents: z
      .array(number.refine((cents) => worths.includes(cents)))
      .min(1)
      .max(40),
  } satisfies Fields<'money'>),
  groups: z.object({
    alt,
    kind: z.literal('groups'),
    groups: z
      .array(z.object({ count: whole.min(0).max(60), label: label.optional() }))
      .min(1)
      .max(24),
  } satisfies Fields<'groups'>),
  'shape-row': z.object({
    alt,
    kind: z.literal('shape-row'),
    items: z
      .array(
        z
          .object({
            shape: z.enum(shapes),
            tone: anyTone.optional(),
            size: z.enum(['small', 'big']).optional(),
            turn: number.optional(),
            text: label.optional(),
          })
          .nullable(),
      )
      .min(1)
      .max(60),
  } satisfies Fields<'shape-row'>),
  'long-division': z.object({
    alt,
    kind: z.literal('long-division'),
    divisor: z.string().max(12),
    dividend: z.array(z.string().max(8)).min(1).max(16),
    quotient: digits,
    working: writtenRows,
  } satisfies Fields<'long-division'>),
};
