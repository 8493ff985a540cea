import { z } from 'zod';
import { alt, type Fields, hasFewSteps, hasSteps, label, number, point, positive, whole } from './parts.server';

const named = { title: label.optional(), xLabel: label.optional(), yLabel: label.optional() };
const amount = z.number().min(0).max(1e9);
const axis = z.object({ from: number, to: number, step: positive, label: label.optional() }).refine(hasSteps);
const leaves = z.array(z.string().max(8)).max(60);

/** Displays of data as they arrive. */
export const dataSchemas = {
  'column-chart': z
    .object({
      alt,
      kind: z.literal('column-chart'),
      ...named,
      columns: z
        .array(z.object({ label, value: amount }))
        .min(1)
        .max(31),
      yStep: positive,
    } satisfies Fields<'column-chart'>)
    .refine(({ columns, yStep }) =>
      hasFewSteps(
        columns.map(({ value }) => value),
        yStep,
      ),
    ),
  'dot-plot': z
    .object({
      alt,
      kind: z.literal('dot-plot'),
      title: label.optional(),
      from: number,
      to: number,
      values: z.array(number).max(200),
    } satisfies Fields<'dot-plot'>)
    .refine(({ from, to }) => to >= from && to - from <= 200),
  histogram: z
    .object({
      alt,
      kind: z.literal('histogram'),
      ...named,
      edges: z.array(number).min(2).max(61),
      counts: z.array(amount).min(1).max(60),
      yStep: positive,
    } satisfies Fields<'histogram'>)
    .refine(({ edges, counts, yStep }) => rising(edges) && edges.length > counts.length && hasFewSteps(counts, yStep)),
  'line-chart': z
    .object({
      alt,
      kind: z.literal('line-chart'),
      ...named,
      labels: z.array(label).min(1).max(60),
      series: z
        .array(z.object({ name: label.optional(), values: z.array(number).max(60) }))
        .min(1)
        .max(6),
      yFrom: number.optional(),
      yStep: positive,
    } satisfies Fields<'line-chart'>)
    .refine(({ series, yStep, yFrom }) =>
      hasFewSteps(
        series.flatMap(({ values }) => values),
        yStep,
        yFrom,
      ),
    ),
  'picture-graph': z
    .object({
      alt,
      kind: z.literal('picture-graph'),
      title: label.optional(),
      symbol: z.enum(['circle', 'star', 'square', 'heart']),
      worth: positive,
      rows: z
        .array(z.object({ label, value: amount }))
        .min(1)
        .max(16),
      hideKey: z.boolean().optional(),
    } satisfies Fields<'picture-graph'>)
    .refine(({ rows, worth }) => rows.every(({ value }) => value / worth <= 60)),
  tally: z.object({
    alt,
    kind: z.literal('tally'),
    title: label.optional(),
    rows: z
      .array(z.object({ label, count: whole.min(0).max(100) }))
      .min(1)
      .max(20),
  } satisfies Fields<'tally'>),
  table: z.object({
    alt,
    kind: z.literal('table'),
    title: label.optional(),
    head: z.array(label).max(16).optional(),
    rowHeads: z.boolean().optional(),
    rows: z.array(z.array(label.nullable()).min(1).max(16)).min(1).max(40),
  } satisfies Fields<'table'>),
  'stem-and-leaf': z.object({
    alt,
    kind: z.literal('stem-and-leaf'),
    title: label.optional(),
    rows: z
      .array(z.object({ stem: z.string().max(12), leaves, left: leaves.optional() }))
      .min(1)
      .max(30),
    leftTitle: label.optional(),
    rightTitle: label.optional(),
    key: label,
  } satisfies Fields<'stem-and-leaf'>),
  'box-plot': z
    .object({
      alt,
      kind: z.literal('box-plot'),
      from: number,
      to: number,
      step: positive,
      xLabel: label.optional(),
      plots: z
        .array(
          z.object({
            label: label.optional(),
            min: number,
            q1: number,
            median: number,
            q3: number,
            max: number,
            outliers: z.array(number).max(20).optional(),
          }),
        )
        .min(1)
        .max(6),
    } satisfies Fields<'box-plot'>)
    .refine(hasSteps),
  'scatter-plot': z.object({
    alt,
    kind: z.literal('scatter-plot'),
    x: axis,
    y: axis,
    points: z.array(point).max(200),
    line: z.object({ intercept: number, slope: number }).optional(),
  } satisfies Fields<'scatter-plot'>),
  'pie-chart': z
    .object({
      alt,
      kind: z.literal('pie-chart'),
      title: label.optional(),
      sectors: z
        .array(z.object({ label, share: amount, text: label.optional() }))
        .min(1)
        .max(16),
    } satisfies Fields<'pie-chart'>)
    .refine(({ sectors }) => sectors.some(({ share }) => share > 1e-6)),
};

function rising(values: readonly number[]): boolean {
  return values.every((value, at) => at === 0 || value - (values[at - 1] ?? value) >= 1e-6);
}
