import { viewDevices } from '../../../rules/report-sharing';
import type { ReportShareData } from '../../graphql/reports/task-report';
import { dayAndTime } from '../../lib/day-labels';
import type { ShareView } from './share-card';

const makers: Record<string, string> = { YOU: 'you', STUDENT: 'the student', TEACHER: 'a teacher' };

/** Links to a report as their list shows them, in the viewer's zone. */
export function shareViews(shares: readonly ReportShareData[], timeZone: string): ShareView[] {
  return shares.map(({ id, madeBy, createdAt, expiresAt, viewCount, views }) => ({
    id,
    made: `Made ${dayAndTime(timeZone, new Date(createdAt))} by ${makers[madeBy] ?? 'a teacher'}`,
    until: dayOnly(timeZone, expiresAt),
    viewCount,
    views:
      views?.map(({ device, at }) => ({
        device: viewDevices.find((known) => known === device) ?? 'COMPUTER',
        at: dayAndTime(timeZone, new Date(at)),
      })) ?? null,
  }));
}

/** "18 Feb 2027". */
export const dayOnly = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, dateStyle: 'medium' }).format(new Date(at));
