import { z } from 'zod';
import {
  alt,
  type Fields,
  hasSteps,
  label,
  labelled,
  number,
  point,
  positive,
  range,
  span,
  tone,
} from './parts.server';

const degrees = z.number().min(-3600).max(3600);
const mark = z.object({ at: number, text: label });
const axis = z
  .object({
    from: number,
    to: number,
    step: positive,
    label: label.optional(),
    ticks: z.array(mark).max(60).optional(),
  })
  .refine(hasSteps);

/** Graphs as they arrive. */
export const graphSchemas = {
  'function-graph': z.object({
    alt,
    kind: z.literal('function-graph'),
    curves: z
      .array(z.object({ coefficients: z.array(number).min(1).max(12), label: label.optional() }))
      .min(1)
      .max(8),
    x: range,
    y: range,
    points: z.array(labelled).max(40).optional(),
  } satisfies Fields<'function-graph'>),
  'coordinate-plane': z.object({
    alt,
    kind: z.literal('coordinate-plane'),
    x: span,
    y: span,
    points: z.array(labelled).max(60),
    segments: z
      .array(z.object({ from: point, to: point, dashed: z.boolean().optional() }))
      .max(60)
      .optional(),
    polygons: z
      .array(z.object({ points: z.array(point).min(2).max(60), label: label.optional(), tone: tone.optional() }))
      .max(20)
      .optional(),
  } satisfies Fields<'coordinate-plane'>),
  plot: z.object({
    alt,
    kind: z.literal('plot'),
    x: axis,
    y: axis,
    curves: z
      .array(
        z.object({
          points: z.array(point).max(800),
          label: label.optional(),
          tone: tone.optional(),
          dashed: z.boolean().optional(),
        }),
      )
      .max(12),
    regions: z.array(z.array(point).max(800)).max(12).optional(),
    asymptotes: z
      .array(z.object({ x: number.optional(), y: number.optional() }))
      .max(20)
      .optional(),
    points: z
      .array(labelled.extend({ open: z.boolean().optional() }))
      .max(60)
      .optional(),
  } satisfies Fields<'plot'>),
  vectors: z.object({
    alt,
    kind: z.literal('vectors'),
    x: span,
    y: span,
    grid: z.boolean().optional(),
    axes: z.boolean().optional(),
    vectors: z.array(z.object({ from: point, to: point, label: label.optional(), tone: tone.optional() })).max(30),
    points: z.array(labelled).max(40).optional(),
  } satisfies Fields<'vectors'>),
  argand: z.object({
    alt,
    kind: z.literal('argand'),
    re: span,
    im: span,
    points: z
      .array(z.object({ re: number, im: number, label: label.optional(), arrow: z.boolean().optional() }))
      .max(40),
    circles: z
      .array(
        z.object({
          re: number,
          im: number,
          radius: positive,
          shaded: z.boolean().optional(),
          dashed: z.boolean().optional(),
        }),
      )
      .max(12)
      .optional(),
    rays: z
      .array(z.object({ re: number, im: number, degrees }))
      .max(12)
      .optional(),
  } satisfies Fields<'argand'>),
};
