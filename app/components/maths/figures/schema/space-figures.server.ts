import { z } from 'zod';
import {
  alt,
  anyTone,
  type Fields,
  hasSteps,
  index,
  label,
  number,
  pair,
  point,
  positive,
  tone,
  whole,
} from './parts.server';

const vertices = z.array(point).min(3).max(240);
const cell = z.tuple([whole.min(0).max(60), whole.min(0).max(60)]);
const names = z.array(label.nullable()).max(240).optional();
const marks = z.array(whole.min(0).max(4).nullable()).max(240).optional();
const degrees = z.number().min(-3600).max(3600);

/** Figures of shape, place and measurement as they arrive. */
export const spaceSchemas = {
  polygon: z.object({
    alt,
    kind: z.literal('polygon'),
    vertices,
    sides: names,
    rightAngles: z.array(index).max(60).optional(),
    dashed: z.array(pair).max(60).optional(),
    angles: names,
    names,
    ticks: marks,
    parallels: marks,
    notes: z
      .array(z.object({ at: point, text: label }))
      .max(30)
      .optional(),
    semicircles: z
      .array(z.object({ side: index, outward: z.boolean() }))
      .max(20)
      .optional(),
  } satisfies Fields<'polygon'>),
  'right-triangle': z.object({
    alt,
    kind: z.literal('right-triangle'),
    base: positive,
    height: positive,
    labels: z.object({
      base: label.optional(),
      height: label.optional(),
      hypotenuse: label.optional(),
      baseAngle: label.optional(),
      topAngle: label.optional(),
    }),
  } satisfies Fields<'right-triangle'>),
  angle: z.object({
    alt,
    kind: z.literal('angle'),
    rays: z.array(degrees).min(1).max(16),
    labels: z.array(label).max(16),
  } satisfies Fields<'angle'>),
  clock: z.object({
    alt,
    kind: z.literal('clock'),
    hour: z.number().min(0).max(24),
    minute: z.number().min(0).max(60),
    minuteMarks: z.boolean().optional(),
  } satisfies Fields<'clock'>),
  calendar: z.object({
    alt,
    kind: z.literal('calendar'),
    month: label,
    firstDay: whole.min(0).max(6),
    days: whole.min(1).max(31),
    marked: z.array(whole.min(1).max(31)).max(31).optional(),
  } satisfies Fields<'calendar'>),
  ruler: z
    .object({
      alt,
      kind: z.literal('ruler'),
      unit: z.enum(['cm', 'mm', 'm', 'units']),
      length: positive,
      step: positive,
      items: z.array(z.object({ from: number, to: number, label: label.optional() })).max(12),
    } satisfies Fields<'ruler'>)
    .refine(({ length, step }) => length / step <= 400),
  scale: z
    .object({
      alt,
      kind: z.literal('scale'),
      look: z.enum(['thermometer', 'jug', 'dial']),
      from: number,
      to: number,
      step: positive,
      labelEvery: whole.min(1).max(400),
      unit: label,
      at: number.nullable(),
    } satisfies Fields<'scale'>)
    .refine(hasSteps),
  balance: z.object({
    alt,
    kind: z.literal('balance'),
    left: label,
    right: label,
    lower: z.enum(['left', 'right', 'level']),
  } satisfies Fields<'balance'>),
  grid: z.object({
    alt,
    kind: z.literal('grid'),
    columns: whole.min(1).max(40),
    rows: whole.min(1).max(40),
    references: z.boolean().optional(),
    shaded: z
      .array(z.object({ cell, tone: tone.optional() }))
      .max(1600)
      .optional(),
    items: z
      .array(z.object({ cell, text: label }))
      .max(120)
      .optional(),
    outlines: z
      .array(z.object({ points: vertices, tone: anyTone.optional(), label: label.optional() }))
      .max(40)
      .optional(),
    path: z.array(point).max(120).optional(),
    dashed: z.array(pair).max(40).optional(),
    north: z.boolean().optional(),
  } satisfies Fields<'grid'>),
  net: z.object({
    alt,
    kind: z.literal('net'),
    faces: z
      .array(z.object({ vertices, label: label.optional(), tone: anyTone.optional() }))
      .min(1)
      .max(40),
  } satisfies Fields<'net'>),
  solid: z.object({
    alt,
    kind: z.literal('solid'),
    solid: z.enum([
      'cube',
      'rectangular-prism',
      'triangular-prism',
      'square-pyramid',
      'triangular-pyramid',
      'cylinder',
      'cone',
      'sphere',
      'hemisphere',
    ]),
    width: positive.optional(),
    height: positive.optional(),
    depth: positive.optional(),
    labels: z
      .object({
        width: label.optional(),
        height: label.optional(),
        depth: label.optional(),
        radius: label.optional(),
        slant: label.optional(),
      })
      .optional(),
  } satisfies Fields<'solid'>),
  'cube-stack': z.object({
    alt,
    kind: z.literal('cube-stack'),
    heights: z
      .array(z.array(whole.min(0).max(10)).min(1).max(10))
      .min(1)
      .max(10),
  } satisfies Fields<'cube-stack'>),
  circle: z.object({
    alt,
    kind: z.literal('circle'),
    radius: z.object({ label: label.optional(), at: degrees.optional() }).optional(),
    diameter: z.object({ label: label.optional(), at: degrees.optional() }).optional(),
    chord: z.object({ from: degrees, to: degrees, label: label.optional() }).optional(),
    sector: z.object({ from: degrees, to: degrees, label: label.optional() }).optional(),
    points: z
      .array(z.object({ at: degrees, label }))
      .max(24)
      .optional(),
    lines: z
      .array(z.tuple([label, label]))
      .max(60)
      .optional(),
    tangentAt: degrees.optional(),
    centre: z.boolean().optional(),
  } satisfies Fields<'circle'>),
  transversal: z.object({
    alt,
    kind: z.literal('transversal'),
    slope: z.number().min(15).max(165),
    labels: z.array(z.object({ corner: whole.min(1).max(8), text: label })).max(8),
    parallel: z.boolean().optional(),
  } satisfies Fields<'transversal'>),
  compass: z.object({
    alt,
    kind: z.literal('compass'),
    rays: z
      .array(
        z.object({
          bearing: degrees,
          length: z.number().min(0).max(1e9).optional(),
          label: label.optional(),
          end: label.optional(),
        }),
      )
      .max(16),
    rose: z.boolean().optional(),
  } satisfies Fields<'compass'>),
};
