import { z } from 'zod';
import type { TreeBranch } from '../../../../../maths/figures/chance-figures';
import { alt, anyTone, type Fields, label, number, positive, whole } from './parts.server';

const deepest = 5;
const most = 80;
const regions = ['a', 'b', 'c', 'ab', 'ac', 'bc', 'abc', 'outside'] as const;

/** Branches down to a bounded depth: a deeper tree is not read further, so it cannot use up the stack. */
function branches(depth: number): z.ZodType<TreeBranch[], z.ZodTypeDef, unknown> {
  const branch = { label, p: label.optional(), end: label.optional() };
  if (depth === 0) return z.array(z.object({ ...branch, branches: z.undefined() })).max(12);
  return z.array(z.object({ ...branch, branches: branches(depth - 1).optional() })).max(12);
}

function size(tree: readonly TreeBranch[]): number {
  return tree.reduce((sum, { branches: children = [] }) => sum + 1 + size(children), 0);
}

/** Figures of chance and networks as they arrive. */
export const chanceSchemas = {
  spinner: z.object({
    alt,
    kind: z.literal('spinner'),
    sectors: z
      .array(z.object({ label, share: positive, tone: anyTone }))
      .min(1)
      .max(24),
  } satisfies Fields<'spinner'>),
  tree: z
    .object({
      alt,
      kind: z.literal('tree'),
      stages: z.array(label).max(6).optional(),
      branches: branches(deepest),
    } satisfies Fields<'tree'>)
    .refine(({ branches: tree }) => tree.length > 0 && size(tree) <= most),
  venn: z.object({
    alt,
    kind: z.literal('venn'),
    sets: z.array(label).min(2).max(3),
    regions: z.object({
      a: label.optional(),
      b: label.optional(),
      c: label.optional(),
      ab: label.optional(),
      ac: label.optional(),
      bc: label.optional(),
      abc: label.optional(),
      outside: label.optional(),
    }),
    shaded: z.array(z.enum(regions)).max(8).optional(),
  } satisfies Fields<'venn'>),
  network: z.object({
    alt,
    kind: z.literal('network'),
    nodes: z
      .array(z.object({ id: label, x: number, y: number, label: label.optional() }))
      .min(1)
      .max(30),
    edges: z
      .array(
        z.object({
          from: label,
          to: label,
          label: label.optional(),
          directed: z.boolean().optional(),
          heavy: z.boolean().optional(),
          bend: number.optional(),
        }),
      )
      .max(90),
  } satisfies Fields<'network'>),
  dice: z.object({
    alt,
    kind: z.literal('dice'),
    faces: z.array(whole.min(1).max(6)).min(1).max(30),
  } satisfies Fields<'dice'>),
  bag: z
    .object({
      alt,
      kind: z.literal('bag'),
      balls: z
        .array(z.object({ tone: z.enum(['a', 'b', 'c', 'none']), count: whole.min(0).max(100), label }))
        .min(1)
        .max(8),
    } satisfies Fields<'bag'>)
    .refine(({ balls }) => balls.reduce((sum, { count }) => sum + count, 0) <= 120),
};
