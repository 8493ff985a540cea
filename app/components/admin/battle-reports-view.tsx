import { battlePaths } from '../battle/battle-paths';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { LinkRow, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { decisionLook, reasonLabel } from './battle-report-labels';

interface ShownBattleReport {
  id: string;
  reason: string;
  quickAnswers: number | null;
  nickname: string | null;
  ofPlayer: number;
  decision: string | null;
  /** Day and time in words. */
  reported: string;
}

/** Players whom others reported, and answers that came quicker than thought: open ones first. */
export function BattleReportsView({ reports, closed }: { reports: ShownBattleReport[]; closed: boolean }) {
  return (
    <Page
      width="narrow"
      title="Battle reports"
      lead="Players reported by others, and answers that came faster than possible. Nothing happens until you decide."
    >
      <Segmented
        label="Which reports"
        items={[
          { label: 'Open', to: battlePaths.adminReports, current: !closed },
          { label: 'Closed', to: `${battlePaths.adminReports}?state=closed`, current: closed },
        ]}
      />
      <Section label={closed ? 'Closed reports' : 'Open reports'}>
        {reports.length === 0 ? (
          <EmptyState heading="h2" title={closed ? 'No closed reports yet' : 'No open reports'}>
            <p>{closed ? 'Reports you’ve decided show up here.' : 'Reports about players show up here.'}</p>
          </EmptyState>
        ) : (
          <Rows>
            {reports.map((report) => {
              const look = decisionLook(report.decision);
              return (
                <LinkRow
                  key={report.id}
                  to={battlePaths.adminReport(report.id)}
                  title={reasonLabel(report)}
                  note={[
                    report.nickname ?? 'Deleted account',
                    report.ofPlayer === 1 ? 'the only report' : `${report.ofPlayer} reports in total`,
                    report.reported,
                  ].join(' · ')}
                >
                  <Chip tone={look.tone}>{look.label}</Chip>
                </LinkRow>
              );
            })}
          </Rows>
        )}
      </Section>
    </Page>
  );
}
