import { z } from 'zod';
import type { Figure } from '../../../../../maths/figures/figure';
import type { FigureOf } from '../shown-figure';

/** A schema for each kind: what it lets through is a figure of that kind. */
export type FigureSchemas<Kind extends Figure['kind']> = {
  [K in Kind]: z.ZodType<FigureOf<K>, z.ZodTypeDef, unknown>;
};

/** All fields of a kind: with `satisfies`, a field that a schema forgets (and would drop) does not compile. */
export type Fields<Kind extends Figure['kind']> = Record<keyof FigureOf<Kind>, z.ZodTypeAny>;

/** Numbers that can still be drawn: bounded, so that no sum of them overflows. */
export const number = z.number().min(-1e9).max(1e9);
export const positive = z.number().min(1e-6).max(1e9);
export const whole = z.number().int();
export const count = whole.min(0).max(1000);
export const label = z.string().max(160);
/** The place of an entry in a list of the same figure. */
export const index = whole.min(0).max(240);
export const point = z.tuple([number, number]);
export const pair = z.tuple([point, point]);
export const tone = z.enum(['a', 'b']);
export const anyTone = z.enum(['a', 'b', 'none']);
export const alt = z.string().max(4000);
export const labelled = z.object({ x: number, y: number, label: label.optional() });
/** From … to, without marks of its own. */
export const span = z.object({ from: number, to: number }).refine(rises);
/** From … to in steps. */
export const range = z.object({ from: number, to: number, step: positive }).refine(hasSteps);

/** Whether a scale has a length that can be drawn. */
export function rises({ from, to }: { from: number; to: number }): boolean {
  return to - from >= 1e-6;
}

/** Whether a scale has between one mark and as many as can be drawn. */
export function hasSteps(scale: { from: number; to: number; step: number }): boolean {
  return rises(scale) && (scale.to - scale.from) / scale.step <= 400;
}

/** Whether values from a base stay within as many steps as can be drawn. */
export function hasFewSteps(values: readonly number[], step: number, from = 0): boolean {
  return values.every((value) => Math.abs(value - from) / step <= 400);
}
