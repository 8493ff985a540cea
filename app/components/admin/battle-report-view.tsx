import { Link, useNavigation } from '@remix-run/react';
import { longestBattleNote, longestBattlePause } from '../../../rules/forms/limits';
import type { BattleReportData } from '../../graphql/admin/battle-report-pages';
import { startCase } from '../../lib/start-case';
import { battlePaths } from '../battle/battle-paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Field } from '../ui/field';
import { StackedForm } from '../ui/forms';
import { Cluster } from '../ui/layout';
import { DataList } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { Table } from '../ui/table';
import { TextInput } from '../ui/text-input';
import { decisionLook, reasonLabel } from './battle-report-labels';

interface BattleReportViewData extends Omit<BattleReportData, 'earlier' | 'suspendedUntil'> {
  earlier: { decision: string; note: string; day: string }[];
  /** Day and time in words, as the next two. */
  suspended: string | null;
  reported: string;
  closed: string | null;
}

interface RefusedDecision {
  problem: string;
  /** The field that it is about; null where it is about none. */
  field: string | null;
  note: string;
  days: string;
}

/** One report: whom it is about, the battle with its proof, and what can be done. */
export function BattleReportView({ data, refused }: { data: BattleReportViewData; refused: RefusedDecision | null }) {
  const { report, courseName, kind, players, checks, earlier, suspended } = data;
  const look = decisionLook(report.decision);
  return (
    <Page
      width="narrow"
      title={reasonLabel(report)}
      lead={`About ${report.nickname ?? 'a deleted account'}, ${data.reported}. Anything you do here goes in the audit log.`}
    >
      <Section title="The battle">
        <DataList>
          <dt>Status</dt>
          <dd>
            <Chip tone={look.tone}>{look.label}</Chip>
          </dd>
          <dt>Battle</dt>
          <dd>
            {startCase(kind)}, {courseName}
          </dd>
          {players.map((player, seat) => (
            <PlayerFacts key={seat} player={player} />
          ))}
          <dt>Record</dt>
          <dd>{recordSentence(checks)}</dd>
        </DataList>
        <Cluster as="p" gap={5}>
          {checks === null ? null : (
            <>
              <Link to={battlePaths.verify(report.battleId)} className="target">
                Check it yourself
              </Link>
              {/* No Link: a file is not a page of ours. */}
              <a href={battlePaths.record(report.battleId)} className="target" download>
                Download the record
              </a>
            </>
          )}
          <Link to={battlePaths.adminReports} className="target">
            All reports
          </Link>
        </Cluster>
      </Section>
      <AnswersCard answers={data.answers} />
      <Section title="This player’s history">
        <p>
          {report.ofPlayer === 1
            ? 'This is the only report about this player.'
            : `${report.ofPlayer} reports in total, including this one.`}
        </p>
        <ul>
          {earlier.map(({ decision, note, day }, place) => (
            <li key={place}>
              {decisionLook(decision).label}, {day}: {note}
            </li>
          ))}
        </ul>
        {suspended === null ? null : (
          <StackedForm>
            <p>Banned from battles until {suspended}.</p>
            <Button type="submit" name="decision" value="GIVE_BACK">
              Lift the ban now
            </Button>
          </StackedForm>
        )}
      </Section>
      {report.decision === null ? (
        <DecisionCard gone={report.nickname === null} refused={refused} />
      ) : (
        <Section title="Decision">
          <p>
            {look.label}, {data.closed}: “{report.note}”
          </p>
          <Alert>{refused?.problem}</Alert>
        </Section>
      )}
    </Page>
  );
}

function PlayerFacts({ player }: { player: BattleReportData['players'][number] }) {
  const { nickname, recorded, isReported, outcome, points, right, hasLeft, emotes } = player;
  const name = recorded ? 'A recorded player' : (nickname ?? 'Deleted account');
  const said = emotes.map(({ words, count }) => `“${words}” ${count === 1 ? 'once' : `${count} times`}`).join(', ');
  const how = outcome === null ? 'not finished' : startCase(outcome).toLowerCase();
  return (
    <>
      <dt>{isReported ? 'Reported' : 'Opponent'}</dt>
      <dd>
        {isReported ? <b>{name}</b> : name}: {how}, {points} points, {right} correct{hasLeft ? ', left early' : ''}.
        {recorded ? '' : ` Said ${said === '' ? 'nothing' : said}.`}
      </dd>
    </>
  );
}

function recordSentence(checks: { ok: boolean } | null): string {
  if (checks === null) return 'No record, because the battle wasn’t finished.';
  return checks.ok ? 'Battle check: everything matches.' : 'Battle check: something doesn’t match.';
}

function AnswersCard({ answers }: { answers: BattleReportData['answers'] }) {
  if (answers.length === 0) return null;
  return (
    <Section title="Answers">
      <Table
        label="Answers, question by question"
        columns={['Question', 'Player', 'Answer', 'Result', { label: 'Time', isNumber: true }]}
      >
        {answers.map(({ index, byReported, answer, right, seconds }) => (
          <tr key={`${index} ${byReported}`}>
            <td>{index + 1}</td>
            <td>{byReported ? <b>Reported</b> : 'Opponent'}</td>
            <td>{answer}</td>
            <td>{right ? 'Correct' : 'Wrong'}</td>
            <td data-number="">{seconds === null ? '–' : `${seconds} s`}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function DecisionCard({ gone, refused }: { gone: boolean; refused: RefusedDecision | null }) {
  const busy = useNavigation().formData?.get('decision');
  const about = (field: string | null) => (refused?.field === field ? refused.problem : null);
  return (
    <Section title="Decide">
      <p>
        {gone
          ? 'This account has been deleted, so you can only close the report with a note.'
          : 'If you close the report, nobody is notified. If you warn or ban the player, they’ll see what you write.'}
      </p>
      <Alert>{about(null)}</Alert>
      <StackedForm>
        <Field label="Reason" error={about('note')}>
          {(aria) => (
            <TextInput {...aria} name="note" required maxLength={longestBattleNote} defaultValue={refused?.note} />
          )}
        </Field>
        {gone ? null : (
          <Field label="Days banned (if you ban the player)" error={about('days')}>
            {(aria) => (
              <TextInput
                {...aria}
                name="days"
                type="number"
                min={1}
                max={longestBattlePause}
                defaultValue={refused?.days ?? '7'}
              />
            )}
          </Field>
        )}
        <Cluster>
          <Button type="submit" name="decision" value="CLOSED" busy={busy === 'CLOSED'}>
            Close report
          </Button>
          {gone ? null : (
            <>
              <Button type="submit" name="decision" value="WARNED" busy={busy === 'WARNED'}>
                Warn player
              </Button>
              <Button type="submit" name="decision" value="SUSPENDED" variant="line" busy={busy === 'SUSPENDED'}>
                Ban from battles
              </Button>
            </>
          )}
        </Cluster>
      </StackedForm>
    </Section>
  );
}
