import { Form, Link, useNavigation } from '@remix-run/react';
import { longestBattleNote, longestBattlePause } from '../../../rules/forms/limits';
import type { BattleReportData } from '../../graphql/admin/battle-report-pages';
import { startCase } from '../../lib/start-case';
import { AccountPage } from '../account-pages/account-page';
import { battlePaths } from '../battle/battle-paths';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import { decisionLook, reasonLabel } from './battle-report-labels';
import styles from './battle-reports.module.css';
import { FactList } from './fact-list';

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
    <AccountPage
      title={reasonLabel(report)}
      lead={`About ${report.nickname ?? 'a deleted account'}, ${data.reported}. Anything you do here goes in the audit log.`}
    >
      <section className="card" aria-labelledby="battle">
        <h2 id="battle">The battle</h2>
        <FactList>
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
        </FactList>
        <p className={styles.links}>
          {checks === null ? null : (
            <>
              <Link to={battlePaths.verify(report.battleId)}>Check it yourself</Link>
              {/* No Link: a file is not a page of ours. */}
              <a href={battlePaths.record(report.battleId)} download>
                Download the record
              </a>
            </>
          )}
          <Link to={battlePaths.adminReports}>All reports</Link>
        </p>
      </section>
      <AnswersCard answers={data.answers} />
      <section className="card" aria-labelledby="before">
        <h2 id="before">This player’s history</h2>
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
          <Form method="post" className={styles.form}>
            <p>Banned from battles until {suspended}.</p>
            <div className={styles.actions}>
              <Button type="submit" name="decision" value="GIVE_BACK">
                Lift the ban now
              </Button>
            </div>
          </Form>
        )}
      </section>
      {report.decision === null ? (
        <DecisionCard gone={report.nickname === null} refused={refused} />
      ) : (
        <section className="card" aria-labelledby="decided">
          <h2 id="decided">Decision</h2>
          <p>
            {look.label}, {data.closed}: “{report.note}”
          </p>
          {refused === null ? null : <p role="alert">{refused.problem}</p>}
        </section>
      )}
    </AccountPage>
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
    <section className="card" aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      <section className={styles.scroll} tabIndex={0} aria-label="Answers, question by question">
        <table className={styles.answers}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Player</th>
              <th scope="col">Answer</th>
              <th scope="col">Result</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ index, byReported, answer, right, seconds }) => (
              <tr key={`${index} ${byReported}`}>
                <td>{index + 1}</td>
                <td data-who={byReported || undefined}>{byReported ? 'Reported' : 'Opponent'}</td>
                <td>{answer}</td>
                <td>{right ? 'Correct' : 'Wrong'}</td>
                <td>{seconds === null ? '–' : `${seconds} s`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function DecisionCard({ gone, refused }: { gone: boolean; refused: RefusedDecision | null }) {
  const busy = useNavigation().formData?.get('decision');
  const about = (field: string) => (refused?.field === field ? refused.problem : null);
  return (
    <section className="card" aria-labelledby="decide">
      <h2 id="decide">Decide</h2>
      <p>
        {gone
          ? 'This account has been deleted, so you can only close the report with a note.'
          : 'If you close the report, nobody is notified. If you warn or ban the player, they’ll see what you write.'}
      </p>
      {refused !== null && refused.field === null ? <p role="alert">{refused.problem}</p> : null}
      <Form method="post" className={styles.form}>
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
        <div className={styles.actions}>
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
        </div>
      </Form>
    </section>
  );
}
