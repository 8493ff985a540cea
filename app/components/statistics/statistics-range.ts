export const statisticsRanges = ['28d', '12w', '52w'] as const;
export type StatisticsRange = (typeof statisticsRanges)[number];

/** Reads ?range=; anything else is the last 28 days. */
export function readRange(request: Request): StatisticsRange {
  const wanted = new URL(request.url).searchParams.get('range');
  return statisticsRanges.find((range) => range === wanted) ?? '28d';
}

/** The range as the server calls it. */
export const rangeNames = { '28d': 'DAYS_28', '12w': 'WEEKS_12', '52w': 'WEEKS_52' } as const;
