import { awardReasons, classCoins, helpedReason } from '../../../rules/class-coins';
import type { ClassFormState } from '../../lib/class-form';
import { TextField } from '../account/text-field';
import { Choices } from '../ui/choices';
import { Coin } from '../ui/coin';
import { Field } from '../ui/field';
import { Cluster, Split, Stack } from '../ui/layout';
import { Row, Rows } from '../ui/lists';
import { ProgressBar } from '../ui/progress-bar';
import { Section } from '../ui/section';
import { Select } from '../ui/select';
import type { ClassHead } from './class-layout';
import { NobodyJoined } from './nobody-joined';
import { PortalForm } from './portal-form';
import { PotCard, type PotData } from './pot-card';

interface CoinsViewProps {
  school: ClassHead;
  students: { id: string; nickname: string }[];
  coins: {
    limit: number;
    left: number;
    awards: { id: string; nickname: string; amount: number; reason: string; line: string }[];
    pot: PotData | null;
  };
  /** The student whom the page was opened for. */
  studentId: string | null;
  creationKey: string;
  reply: ClassFormState | undefined;
}

/** What a teacher gives a class: coins for something well done, within what the week holds. */
export function CoinsView({ school, students, coins, studentId, creationKey, reply }: CoinsViewProps) {
  const pot = <PotCard school={school} pot={coins.pot} creationKey={creationKey} reply={reply} />;
  if (students.length === 0) {
    const nobody = (
      <NobodyJoined classId={school.id} label="Coins">
        You give coins to students in the class. Show them the code first.
      </NobodyJoined>
    );
    if (coins.pot === null) return nobody;
    // Students who left have theirs in the pot, until it is closed.
    return (
      <Split halves>
        {nobody}
        {pot}
      </Split>
    );
  }
  return (
    <Split halves>
      <Section title="Give MarsCoins">
        {school.archivedAt === null ? (
          <AwardForm
            key={coins.awards[0]?.id ?? 'first'}
            students={students}
            studentId={studentId}
            creationKey={creationKey}
            reply={reply}
          />
        ) : (
          <p className="muted">This class is archived. Reopen it to give coins.</p>
        )}
      </Section>
      <Stack gap={6}>
        <WeekCard coins={coins} />
        {pot}
      </Stack>
    </Split>
  );
}

function AwardForm({
  students,
  studentId,
  creationKey,
  reply,
}: Pick<CoinsViewProps, 'students' | 'studentId' | 'creationKey' | 'reply'>) {
  const own = reply?.intent === 'award' ? reply : undefined;
  const chosen = own?.values.for ?? awardReasons[0];
  const { fewestGiven, mostGiven, helped, longestReason } = classCoins;
  return (
    <PortalForm intent="award" reply={reply} submit="Give coins" variant="main">
      <input type="hidden" name="creationKey" value={creationKey} />
      <Field label="Student" error={own?.errors.student}>
        {(aria) => (
          <Select {...aria} name="student" defaultValue={own?.values.student ?? studentId ?? ''}>
            <option value="">Choose a student</option>
            {students.map(({ id, nickname }) => (
              <option key={id} value={id}>
                {nickname}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Choices
        legend="What for?"
        name="for"
        columns
        chosen={chosen}
        options={[
          ...awardReasons.map((reason) => ({ value: reason, label: reason })),
          { value: 'helped', label: helpedReason, note: `Always ${helped} coins, once a day` },
        ]}
      />
      <TextField
        label="Or write your own"
        hint="The student sees this with the coins."
        name="reason"
        autoComplete="off"
        maxLength={longestReason}
        defaultValue={own?.values.reason}
        error={own?.errors.reason}
      />
      <TextField
        label="Coins"
        hint={`${fewestGiven} to ${mostGiven}.`}
        name="amount"
        type="number"
        min={fewestGiven}
        max={mostGiven}
        defaultValue={own?.values.amount ?? 5}
        error={own?.errors.amount}
      />
    </PortalForm>
  );
}

function WeekCard({ coins }: Pick<CoinsViewProps, 'coins'>) {
  const { limit, left, awards } = coins;
  const { weeklyForEachStudent } = classCoins;
  return (
    <Section title="This week">
      <Cluster as="p" gap={1}>
        <Coin amount={left} /> <b>left of {limit}</b>
      </Cluster>
      <ProgressBar value={limit === 0 ? 0 : left / limit} label={`${left} of ${limit} coins left`} />
      <p className="small muted">
        {weeklyForEachStudent} for each student in the class, reset every Monday and shared by all its teachers. They’re
        on top of what students earn from practice.
      </p>
      {awards.length === 0 ? null : (
        <Rows label="Given this week">
          {awards.map(({ id, nickname, amount, reason, line }) => (
            <Row
              key={id}
              title={nickname}
              note={
                <>
                  {reason}
                  <br />
                  {line}
                </>
              }
            >
              <Coin amount={amount} signed />
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
