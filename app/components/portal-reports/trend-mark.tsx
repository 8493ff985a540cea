import { TrendingDown, TrendingUp } from 'lucide-react';
import type { Trend } from '../../../rules/tasks/report-trend';

/** Where somebody's scores go lately; nothing while they are steady or too few. */
export function TrendMark({ trend }: { trend: Trend | null }) {
  if (trend === null || trend === 'STEADY') return null;
  const Icon = trend === 'UP' ? TrendingUp : TrendingDown;
  return (
    <>
      <Icon size={16} aria-hidden />
      <span className="sr">{trend === 'UP' ? 'rising' : 'falling'}</span>
    </>
  );
}
