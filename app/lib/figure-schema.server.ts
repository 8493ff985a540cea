import { z } from 'zod';
import type { ShownFigure } from '../components/maths/figures/shown-figure';

const point = z.tuple([z.number(), z.number()]);
const alt = { alt: z.string() };
const range = z.object({ from: z.number(), to: z.number(), step: z.number().positive() });
const span = z.object({ from: z.number(), to: z.number() });
const marked = z.object({ x: z.number(), y: z.number(), label: z.string().optional() });

/** The figures of `maths/figures/figure.ts` as they arrive: JSON that nobody has checked yet. */
const figureSchema = z.discriminatedUnion('kind', [
  z.object({
    ...alt,
    kind: z.literal('fraction-bars'),
    bars: z
      .array(
        z
          .object({
            parts: z.number().int().min(1).max(60),
            shaded: z.number().int().min(0),
            label: z.string().optional(),
          })
          .nullable(),
      )
      .min(1)
      .max(6),
    signs: z.array(z.string()).optional(),
  }),
  z.object({
    ...alt,
    kind: z.literal('number-line'),
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    labelEvery: z.number().int().positive().optional(),
    points: z.array(z.object({ at: z.number(), label: z.string().optional() })).optional(),
    jumps: z.array(z.object({ from: z.number(), to: z.number(), label: z.string().optional() })).optional(),
  }),
  z.object({
    ...alt,
    kind: z.literal('polygon'),
    vertices: z.array(point).min(3).max(20),
    sides: z.array(z.string().nullable()).optional(),
    rightAngles: z.array(z.number().int()).optional(),
    dashed: z.array(z.tuple([point, point])).optional(),
    semicircles: z.array(z.object({ side: z.number().int(), outward: z.boolean() })).optional(),
  }),
  z.object({
    ...alt,
    kind: z.literal('right-triangle'),
    base: z.number().positive(),
    height: z.number().positive(),
    labels: z.object({
      base: z.string().optional(),
      height: z.string().optional(),
      hypotenuse: z.string().optional(),
      baseAngle: z.string().optional(),
      topAngle: z.string().optional(),
    }),
  }),
  z.object({
    ...alt,
    kind: z.literal('column-chart'),
    title: z.string().optional(),
    xLabel: z.string().optional(),
    yLabel: z.string().optional(),
    columns: z
      .array(z.object({ label: z.string(), value: z.number().min(0) }))
      .min(1)
      .max(16),
    yStep: z.number().positive(),
  }),
  z.object({
    ...alt,
    kind: z.literal('dot-plot'),
    title: z.string().optional(),
    from: z.number(),
    to: z.number(),
    values: z.array(z.number()).max(80),
  }),
  z.object({
    ...alt,
    kind: z.literal('array'),
    rows: z.number().int().min(1).max(20),
    columns: z.number().int().min(1).max(20),
  }),
  z.object({ ...alt, kind: z.literal('angle'), rays: z.array(z.number()).min(2).max(8), labels: z.array(z.string()) }),
  z.object({
    ...alt,
    kind: z.literal('spinner'),
    sectors: z
      .array(z.object({ label: z.string(), share: z.number().positive(), tone: z.enum(['a', 'b', 'none']) }))
      .min(1)
      .max(16),
  }),
  z.object({
    ...alt,
    kind: z.literal('function-graph'),
    curves: z.array(z.object({ coefficients: z.array(z.number()).min(1), label: z.string().optional() })).min(1),
    x: range,
    y: range,
    points: z.array(marked).optional(),
  }),
  z.object({
    ...alt,
    kind: z.literal('coordinate-plane'),
    x: span,
    y: span,
    points: z.array(marked),
    segments: z.array(z.object({ from: point, to: point })).optional(),
  }),
  z.object({
    ...alt,
    kind: z.literal('column-arithmetic'),
    rows: z
      .array(
        z.object({
          digits: z.array(z.string().nullable()).min(1).max(12),
          sign: z.string().optional(),
          rule: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(12),
  }),
]);

/** Checks a figure from the BFF. What cannot be drawn keeps its text, so a question can still be read. */
export function readFigure(data: unknown): ShownFigure | null {
  if (data === null || data === undefined) return null;
  const parsed = figureSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const text = z.object({ alt: z.string() }).safeParse(data);
  return { kind: 'text', alt: text.success ? text.data.alt : 'There is a picture here that could not be drawn.' };
}
