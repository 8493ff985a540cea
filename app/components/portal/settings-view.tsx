import { Form } from '@remix-run/react';
import { taskItems } from '../../../rules/class-coins';
import { type ClassColour, classLimits } from '../../../rules/classes';
import type { ClassFormState } from '../../lib/class-form';
import { TextField } from '../account/text-field';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { More } from '../ui/choices';
import { Split, Stack } from '../ui/layout';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { BattleHoursCard } from './battle-hours-card';
import { ClassFields, colourNames } from './class-fields';
import type { ClassHead } from './class-layout';
import { PortalForm } from './portal-form';
import { WaitingList } from './waiting-list';

interface SettingsViewProps {
  school: ClassHead & { timeZone: string; version: number; coinsOnTasks: boolean; isOwner: boolean; ownerName: string };
  courses: { id: string; name: string }[];
  coTeachers: { id: string; nickname: string }[];
  /** Teacher addresses that wait for an answer. */
  waiting: string[];
  /** When students may play battles; null at any time. */
  hours: { fromMinute: number; untilMinute: number } | null;
  /** Who looks at the page. */
  viewerId: string;
  reply: (ClassFormState & { theirs?: OtherSettings }) | undefined;
}

/** What somebody else saved while this form was open. */
export interface OtherSettings {
  name: string;
  courseId: string;
  colour: string;
  timeZone: string;
  version: number;
}

/** What a class is called and looks like, who teaches it, and its end. */
export function SettingsView({ school, courses, coTeachers, waiting, hours, viewerId, reply }: SettingsViewProps) {
  const values = {
    name: school.name,
    courseId: school.course?.id ?? '',
    colour: school.colour,
    timeZone: school.timeZone,
    ...(reply?.intent === 'save' ? reply.values : {}),
  };
  const theirs = reply?.intent === 'save' ? reply.theirs : undefined;
  return (
    <Split halves>
      <Section title="About the class">
        <PortalForm intent="save" reply={reply} submit="Save" variant="main">
          <input type="hidden" name="version" value={theirs?.version ?? school.version} />
          {theirs === undefined ? null : (
            <BothVersions
              by={null}
              at={null}
              fields={(['name', 'courseId', 'colour', 'timeZone'] as const).map((name) => ({
                name,
                label: settingLabels[name],
                mine: [values[name]],
                theirs: [theirs[name]],
              }))}
              show={(name, [value = '']) => settingText(courses, name, value)}
            />
          )}
          <ClassFields values={values} errors={reply?.intent === 'save' ? reply.errors : {}} courses={courses} />
        </PortalForm>
      </Section>
      <Stack gap={6}>
        <Teachers school={school} coTeachers={coTeachers} waiting={waiting} viewerId={viewerId} reply={reply} />
        <BattleHoursCard hours={hours} reply={reply} />
        <CoinsOnTasks school={school} reply={reply} />
        <End school={school} reply={reply} />
      </Stack>
    </Split>
  );
}

function settingText(courses: SettingsViewProps['courses'], name: string, value: string): string {
  if (name === 'courseId') return courses.find(({ id }) => id === value)?.name ?? value;
  return name === 'colour' ? (colourNames[value as ClassColour] ?? value) : value.replaceAll('_', ' ');
}

const settingLabels = { name: 'Name', courseId: 'Course', colour: 'Colour', timeZone: 'Time zone' };

function Teachers({ school, coTeachers, waiting, viewerId, reply }: Omit<SettingsViewProps, 'courses' | 'hours'>) {
  const asked = reply?.intent === 'ask' ? reply : undefined;
  return (
    <Section title="Teachers">
      <Rows>
        <Row title={school.ownerName} note="Owner" />
        {coTeachers.map(({ id, nickname }) => (
          <Row key={id} title={nickname}>
            {school.isOwner || id === viewerId ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="teacher" value={id} />
                {id === viewerId ? <input type="hidden" name="leaves" value="yes" /> : null}
                <Button
                  type="submit"
                  name="intent"
                  value="end"
                  variant="quiet"
                  size="sm"
                  aria-label={id === viewerId ? 'Stop teaching this class' : `Remove ${nickname} as co-teacher`}
                >
                  {id === viewerId ? 'Leave' : 'Remove'}
                </Button>
              </Form>
            ) : null}
          </Row>
        ))}
      </Rows>
      {coTeachers.length >= classLimits.teachersInClass - 1 ? null : (
        <>
          <Section
            title="Add a co-teacher"
            heading="h3"
            bare
            note="A co-teacher can do everything you can, except delete the class."
          >
            <PortalForm intent="ask" reply={reply} submit="Invite">
              <TextField
                label="Email"
                hint="The email address your colleague logs in with. We won’t tell you if it has an account."
                name="email"
                type="email"
                autoComplete="off"
                defaultValue={asked?.values.email}
                error={asked?.errors.email}
              />
            </PortalForm>
          </Section>
          <WaitingList label="Waiting for a reply" emails={waiting} />
        </>
      )}
    </Section>
  );
}

function CoinsOnTasks({ school, reply }: Pick<SettingsViewProps, 'school' | 'reply'>) {
  const { coinsOnTasks } = school;
  const { MORE_TIME, OTHER_NUMBERS } = taskItems;
  return (
    <Section title="MarsCoins on tasks">
      <p className="muted">
        {coinsOnTasks ? 'Students can use MarsCoins on tasks.' : 'Students can’t use MarsCoins on tasks.'} In each open
        homework task, coins buy two things, once each: {MORE_TIME.name} for {MORE_TIME.price} coins (it’s due, and
        closes, a day later for that student), and {OTHER_NUMBERS.name.toLowerCase()} for one open question for{' '}
        {OTHER_NUMBERS.price}. Tests and marks never change, and the task’s page shows you what was bought.
      </p>
      <PortalForm
        intent={coinsOnTasks ? 'no-coins' : 'coins'}
        reply={reply}
        submit={coinsOnTasks ? 'Stop using coins on tasks' : 'Let students use coins on tasks'}
      />
    </Section>
  );
}

function End({ school, reply }: Pick<SettingsViewProps, 'school' | 'reply'>) {
  const archived = school.archivedAt !== null;
  return (
    <Section
      title={archived ? 'Reopen' : 'When the class is finished'}
      note={
        archived
          ? 'Reopen it to put it back on your home page and make its code work again.'
          : 'An archived class keeps all its students and work. No new students can join, and you can reopen it at any time.'
      }
    >
      <PortalForm
        intent={archived ? 'restore' : 'archive'}
        reply={reply}
        submit={archived ? 'Reopen' : 'Archive the class'}
      />
      {school.isOwner && school.studentCount === 0 ? (
        <More summary="Delete the class…">
          <p>There’s nobody in it, so you’ll only lose its name and code. You can’t undo this.</p>
          <PortalForm intent="delete" reply={reply} submit="Yes, delete it" />
        </More>
      ) : null}
    </Section>
  );
}
