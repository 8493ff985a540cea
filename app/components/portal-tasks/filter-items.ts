import type { ResultFilter } from '../../../rules/tasks/task-status';

export interface FilterCount {
  name: ResultFilter;
  count: number;
}

const filterLabels: Record<ResultFilter, string> = {
  Finished: 'Finished',
  Unfinished: 'Unfinished',
  Overdue: 'Overdue',
  LateSubmission: 'Late submission',
};

/** The teacher's filters of students as links, each with how many it lets through. */
export function filterItems({
  filter,
  counts,
  total,
  to,
}: {
  filter: ResultFilter | null;
  counts: FilterCount[];
  total: number;
  to: (filter?: ResultFilter) => string;
}) {
  return [
    { label: `All ${total}`, to: to(), current: filter === null },
    ...counts.map(({ name, count }) => ({
      label: `${filterLabels[name]} ${count}`,
      to: to(name),
      current: filter === name,
    })),
  ];
}
