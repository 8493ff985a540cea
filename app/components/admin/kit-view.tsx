import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert, Callout } from '../ui/alert';
import { Button } from '../ui/button';
import type { ButtonVariant } from '../ui/button-class';
import { Chip, type ChipTone, Mark } from '../ui/chip';
import { Choice, Choices, More, Tick } from '../ui/choices';
import { ConfirmForm } from '../ui/confirm-form';
import { EmptyState } from '../ui/empty-state';
import { Field, Fieldset } from '../ui/field';
import { LineForm, StackedForm } from '../ui/forms';
import { Cluster, Grid, Grow, Split, Stack } from '../ui/layout';
import { DataList, LinkRow, Point, Points, Row, Rows, Stat, Stats } from '../ui/lists';
import { BigText, Page, Prose } from '../ui/page';
import { PasswordInput } from '../ui/password-input';
import { ProgressBar } from '../ui/progress-bar';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { Select } from '../ui/select';
import { Skeleton } from '../ui/skeleton';
import { Table } from '../ui/table';
import { Tabs } from '../ui/tabs';
import { TextArea } from '../ui/text-area';
import { TextInput } from '../ui/text-input';

const variants: ButtonVariant[] = ['main', 'line', 'quiet'];
const tones: ChipTone[] = ['plain', 'good', 'warn', 'bad', 'info', 'accent'];

/** Every part that screens are made of, in its states. */
export function KitView() {
  return (
    <Page title="Kit of parts" lead="Everything our screens are made of, in every state.">
      <Tabs label="Year 8 Blue pages" current="tasks">
        <a href="?">
          Students <small>24</small>
        </a>
        <a href="?" aria-current="page">
          Tasks
        </a>
      </Tabs>
      <Buttons />
      <Split halves>
        <Messages />
        <Fields />
      </Split>
      <Split>
        <Lists />
        <Stack gap={6}>
          <Section title="Progress">
            <ProgressBar value={0.35} label="35% done" />
            <Skeleton height="48px" />
          </Section>
          <Section title="Nothing here yet">
            <EmptyState title="No classes yet" plain>
              <Button variant="main">Create class</Button>
            </EmptyState>
          </Section>
        </Stack>
      </Split>
      <Section title="Layout" note="As many columns as fit.">
        <Grid least={180}>
          {['One', 'Two', 'Three', 'Four'].map((word) => (
            <div key={word} className="card">
              {word}
            </div>
          ))}
        </Grid>
        <Split reversed gap={4}>
          <Stack centered className="card">
            Narrow and centred
          </Stack>
          <div className="card">Wide</div>
        </Split>
        <Cluster justify="between">
          <Grow least={160}>Fills the rest of the row</Grow>
          <Button size="sm">Small</Button>
        </Cluster>
      </Section>
      <Section title="Text">
        <BigText>K7M-2QXA</BigText>
        <p className="big-num">7 of 10</p>
        <Callout tone="warn">A student’s own words, set apart from ours.</Callout>
        <Prose>
          <p>Paragraphs stay narrow enough to read comfortably.</p>
          <h2>A heading</h2>
          <ul>
            <li>One point</li>
            <li>Another point</li>
          </ul>
        </Prose>
      </Section>
    </Page>
  );
}

function Buttons() {
  const row = (children: ReactNode) => <Cluster>{children}</Cluster>;
  return (
    <Section title="Buttons" note="One orange button per screen.">
      {variants.map((variant) => (
        <div key={variant}>
          {row(
            <>
              <Button variant={variant}>Save</Button>
              <Button variant={variant} size="sm">
                Save
              </Button>
              <Button variant={variant} busy>
                Saving
              </Button>
              <Button variant={variant} disabled>
                Save
              </Button>
            </>,
          )}
        </div>
      ))}
      {row(
        tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        )),
      )}
    </Section>
  );
}

function Messages() {
  return (
    <Section title="Messages">
      <Alert tone="info">Your teacher opens this task on Monday.</Alert>
      <Alert tone="good">Saved.</Alert>
      <Alert tone="warn">The class is full. Remove a student first.</Alert>
      <Alert>That code doesn’t match a class. Check it with your teacher.</Alert>
      <Segmented
        label="Period"
        wraps
        items={[
          { label: 'Week', to: '?', current: true },
          { label: 'Month', to: '?month', current: false },
        ]}
      />
      <More summary="How is this counted?">
        <p>Every question that was answered counts once.</p>
      </More>
      <ConfirmForm summary="Delete this class…" fields={{}} intent="none" submit="Yes, delete it">
        Students keep their practice.
      </ConfirmForm>
    </Section>
  );
}

function Fields() {
  return (
    <Section title="Fields">
      <Field label="Class name" hint="Students see this name.">
        {(aria) => <TextInput {...aria} name="name" defaultValue="Year 8 Blue" />}
      </Field>
      <Field label="Email" error="Enter an email address, like sam@example.com.">
        {(aria) => <TextInput {...aria} name="email" defaultValue="sam@" />}
      </Field>
      <Field label="Year level">
        {(aria) => (
          <Select {...aria} name="year">
            <option>Year 7</option>
            <option>Year 8</option>
          </Select>
        )}
      </Field>
      <Field label="Password">{(aria) => <PasswordInput {...aria} name="password" />}</Field>
      <Field label="Instructions">{(aria) => <TextArea {...aria} name="instructions" />}</Field>
      <Tick name="late" note="Marked as late.">
        Accept late work
      </Tick>
      <LineForm>
        <Field label="Nickname">{(aria) => <TextInput {...aria} name="nickname" defaultValue="Comet" />}</Field>
        <Button>Save</Button>
      </LineForm>
      <StackedForm>
        <Field label="Name">{(aria) => <TextInput {...aria} name="student" />}</Field>
        <Button>Add student</Button>
      </StackedForm>
      <Choices
        legend="Calculator"
        name="calculator"
        chosen="allowed"
        options={[
          { value: 'allowed', label: 'Allowed' },
          { value: 'no', label: 'Not allowed', disabled: true },
        ]}
      />
      <Fieldset legend="Topics" hint="Leave them all blank for a mix of everything.">
        <Choice type="checkbox" name="topic" mark={<Mark tone="info">2</Mark>} note="Two questions">
          Fractions
        </Choice>
      </Fieldset>
      <Choices
        legend="Kind"
        name="kind"
        chosen="test"
        columns
        options={[
          { value: 'homework', label: 'Homework', note: 'Hints and the tutor are on.' },
          { value: 'test', label: 'Test', note: 'Students work on their own.' },
        ]}
      />
      <Fieldset legend="Grade cut-offs (%)" error="A has to start above B.">
        <Grid least={90}>
          {['A', 'B', 'C'].map((letter) => (
            <Field key={letter} label={letter}>
              {(aria) => <TextInput {...aria} type="number" name={letter} />}
            </Field>
          ))}
        </Grid>
      </Fieldset>
    </Section>
  );
}

function Lists() {
  return (
    <Stack gap={6}>
      <Section title="Rows">
        <Rows label="Classes" scrolls>
          <Row mark={<Mark tone="accent">8B</Mark>} title="Year 8 Blue" note="24 students">
            <Chip tone="good">Open</Chip>
          </Row>
          <Row title="Year 9 Red" note="No students yet" />
          <Row
            mark={
              <Mark round small>
                2
              </Mark>
            }
            title="Year 9 Blue"
            note="The one you’re in"
            current
          />
          <LinkRow to="?" title="Tasks" note="Leads somewhere as a whole">
            <Chip tone="warn">3 new</Chip>
          </LinkRow>
        </Rows>
        <Rows tall label="Announcements">
          <li>
            <p className="small muted">Ms Hill, today</p>
            <p>Each of these has several parts.</p>
          </li>
          <li>
            <p className="small muted">Ms Hill, 12 Mar</p>
            <p>A line stands between them.</p>
          </li>
        </Rows>
        <Points>
          <Point mark={<Check aria-hidden size={20} />}>A sentence with an icon</Point>
        </Points>
        <DataList>
          <dt>Created</dt>
          <dd>Sat 28 Nov</dd>
          <dt>Code</dt>
          <dd>K7M2QX</dd>
        </DataList>
        <Stats>
          <Stat label="Students">24</Stat>
          <Stat label="Questions" note="this week">
            312
          </Stat>
        </Stats>
      </Section>
      <Section title="Table" flush>
        <Table label="Results" flush columns={['Student', { label: 'Score', isNumber: true }, 'Status']}>
          <tr>
            <th scope="row">Ash</th>
            <td data-number="">82%</td>
            <td>Handed in</td>
          </tr>
          <tr>
            <th scope="row">Kim</th>
            <td data-number="">64%</td>
            <td>Late</td>
          </tr>
        </Table>
      </Section>
    </Stack>
  );
}
