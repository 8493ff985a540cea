import type { ViewDevice } from '../../../rules/report-sharing';
import type { ShareRow } from './report-facts.repo';

/** A link to a report that works now. The link itself is not stored. */
export interface ReportShare {
  id: string;
  madeBy: 'YOU' | 'STUDENT' | 'TEACHER';
  createdAt: Date;
  expiresAt: Date;
  viewCount: number;
  /** The latest ten, newest first; for the one who shared alone. */
  views: { device: ViewDevice; at: Date }[] | null;
}

export function describeShare(row: ShareRow): ReportShare {
  return {
    id: row.id,
    madeBy: row.mine ? 'YOU' : row.by_student ? 'STUDENT' : 'TEACHER',
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    viewCount: row.view_count,
    views: row.mine
      ? row.views.map(({ device, viewed_at: at }) => ({ device: device as ViewDevice, at: new Date(at) }))
      : null,
  };
}
