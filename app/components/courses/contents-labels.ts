interface Placed {
  strand: string;
  number: number;
}

/** Topics by strand, strands and topics in teaching order. */
export function strandsOf<T extends Placed>(topics: readonly T[]): { strand: string; topics: T[] }[] {
  const ordered = [...topics].sort((a, b) => a.number - b.number);
  const strands = [...new Set(ordered.map(({ strand }) => strand))];
  return strands.map((strand) => ({ strand, topics: ordered.filter((topic) => topic.strand === strand) }));
}

/** How much of a course can be practised now, in one sentence. */
export function contentsSummary(topics: number, open: number): string {
  const all = topics === 1 ? '1 topic' : `${topics} topics`;
  if (open === 0) return `${all}. We’re still writing the questions.`;
  if (open === topics) return `${all}, all ready to practise.`;
  return `${all}, ${open} of them ready to practise. We’re still writing the others.`;
}

interface Paper {
  minutes: number;
  questions: number | null;
  options: number | null;
  calculator: string;
}

const calculatorLabel: Record<string, string> = {
  none: 'no calculator',
  allowed: 'calculator allowed',
  'after-first-eight': 'calculator after the first eight questions',
};

/** How long a paper is and what it asks: "40 minutes, 35 questions with 5 options each, no calculator". */
export function paperLabel({ minutes, questions, options, calculator }: Paper): string {
  const asked =
    questions === null ? [] : [`${questions} questions${options === null ? '' : ` with ${options} options each`}`];
  return [
    `${minutes} minutes`,
    ...asked,
    ...(calculatorLabel[calculator] === undefined ? [] : [calculatorLabel[calculator]]),
  ].join(', ');
}
