import { type Topic, topics } from '../../../maths/curriculum/index';

const byStrand = new Map<string, string[]>();
for (const topic of topics) {
  const key = keyOf(topic);
  byStrand.set(key, [...(byStrand.get(key) ?? []), topic.id]);
}

/** Ids of the topics of the same year and strand, in teaching order. */
export const topicsOfStrand = (topic: Topic): readonly string[] => byStrand.get(keyOf(topic)) ?? [topic.id];

function keyOf({ year, strand }: Topic): string {
  return `${year} ${strand}`;
}
