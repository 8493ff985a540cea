import { paths } from '../../lib/paths';
import { Segmented } from '../ui/segmented';

interface StatisticsTabsProps {
  courseId: string;
  current: 'learning-activity' | 'error-logbook';
}

/** From the one page of statistics of a course to the other. */
export function StatisticsTabs({ courseId, current }: StatisticsTabsProps) {
  return (
    <Segmented
      label="Statistics"
      items={[
        {
          label: 'Learning activity',
          to: paths.learningActivityStatistics(courseId),
          current: current === 'learning-activity',
        },
        {
          label: 'Error logbook',
          to: paths.errorLogbookStatistics(courseId),
          current: current === 'error-logbook',
        },
      ]}
    />
  );
}
