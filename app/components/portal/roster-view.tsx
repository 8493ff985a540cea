import { Form, Link, useNavigation } from '@remix-run/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { classPaths } from '../../lib/class-paths';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { Face } from '../avatar/face';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip, Mark } from '../ui/chip';
import { More, Tick } from '../ui/choices';
import { Field } from '../ui/field';
import { Cluster, Grow, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Select } from '../ui/select';
import { type Column, Table } from '../ui/table';
import type { ClassHead } from './class-layout';
import { NobodyJoined } from './nobody-joined';
import { nextSort, type RosterColumn, type RosterSort } from './sort-roster';

export interface RosterRow {
  id: string;
  nickname: string;
  avatar: string | null;
  yearLevel: number | null;
  /** "Today", "Yesterday", "12 Mar"; null before the first answer. */
  lastActive: string | null;
  answered: number;
  /** "12 Mar" */
  joined: string;
  /** Joined in the last seven days. */
  isNew: boolean;
}

interface RosterViewProps {
  school: ClassHead;
  students: RosterRow[];
  sort: RosterSort;
  otherClasses: { id: string; name: string }[];
  problem: string | null;
}

const columns: { column: RosterColumn; label: string; isWide?: boolean }[] = [
  { column: 'name', label: 'Student' },
  { column: 'active', label: 'Last practised' },
  { column: 'answered', label: 'Questions this week' },
  { column: 'joined', label: 'Joined', isWide: true },
];

/** The students of a class, to be sorted, moved and taken out. */
export function RosterView({ school, students, sort, otherClasses, problem }: RosterViewProps) {
  return (
    <>
      {students.length === 0 ? (
        <NobodyJoined classId={school.id} label="Students">
          Show the code on the board, or send the link. Students see what you’ll be able to see before they join.
        </NobodyJoined>
      ) : (
        <Roster school={school} students={students} sort={sort} otherClasses={otherClasses} problem={problem} />
      )}
    </>
  );
}

function Roster({ school, students, sort, otherClasses, problem }: RosterViewProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const sending = useNavigation().formData?.get('intent');
  const tickAll = (ticked: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name="student"]') ?? []) {
      box.checked = ticked;
    }
  };
  const ticks: Column = hydrated
    ? {
        label: (
          <Tick onChange={(event) => tickAll(event.currentTarget.checked)}>
            <span className="sr">All students</span>
          </Tick>
        ),
        noPrint: true,
      }
    : { label: 'Selected', isHidden: true, noPrint: true };
  const sorting = columns.map(({ column, label, isWide }): Column => {
    const isSorted = sort.column === column;
    const Arrow = sort.descending ? ArrowDown : ArrowUp;
    return {
      label: (
        <Link to={paths.teacherClass(school.id, nextSort(column, sort))} preventScrollReset replace>
          {label}
          {isSorted ? <Arrow size={16} aria-hidden /> : null}
        </Link>
      ),
      isWide,
      sort: isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined,
    };
  });
  return (
    <Form method="post" ref={form} preventScrollReset className="card" aria-label="Students">
      <Stack gap={3}>
        <Alert>{problem}</Alert>
        <Table
          label={`Students in ${school.name}. Select a column heading to sort.`}
          columns={[ticks, ...sorting, { label: 'Coins', isHidden: true, isWide: true }]}
        >
          {students.map((student) => (
            <StudentRow key={student.id} school={school} student={student} />
          ))}
        </Table>
        <Cluster align="top" gap={6} className="no-print">
          {otherClasses.length === 0 ? null : (
            <More summary="Move selected students…">
              <Cluster align="bottom">
                <Grow least={200}>
                  <Field label="Move to">
                    {(aria) => (
                      <Select {...aria} name="toClass" defaultValue={otherClasses[0]?.id}>
                        {otherClasses.map(({ id, name }) => (
                          <option key={id} value={id}>
                            {name}
                          </option>
                        ))}
                      </Select>
                    )}
                  </Field>
                </Grow>
                <Button type="submit" name="intent" value="move" busy={sending === 'move'}>
                  Move
                </Button>
              </Cluster>
            </More>
          )}
          <More summary="Remove selected students…">
            <Stack gap={3}>
              <p>
                They’ll be notified and keep all their practice, but they won’t see the class any more. Anyone with the
                code can rejoin, so create a new code under Join if you don’t want that.
              </p>
              <Cluster>
                <Button type="submit" name="intent" value="remove" busy={sending === 'remove'}>
                  Remove from class
                </Button>
              </Cluster>
            </Stack>
          </More>
        </Cluster>
      </Stack>
    </Form>
  );
}

function StudentRow({ school, student }: Pick<RosterViewProps, 'school'> & { student: RosterRow }) {
  const { id, nickname, avatar, yearLevel, lastActive, answered, joined, isNew } = student;
  return (
    <tr>
      <td className="no-print">
        <Tick name="student" value={id}>
          <span className="sr">{nickname}</span>
        </Tick>
      </td>
      <th scope="row">
        <Cluster>
          <span className="hide-m">
            <Mark round>
              <Face name={nickname} worn={avatar} size={44} />
            </Mark>
          </span>
          {/* The other cells stand on the line of the name, not of the picture. */}
          <span style={{ alignSelf: 'baseline' }}>
            <Link to={reportPaths.student(school.id, id)}>{nickname}</Link>
            {yearLevel === null ? null : <small>Year {yearLevel}</small>}
          </span>
          {isNew ? <Chip tone="info">New</Chip> : null}
        </Cluster>
      </th>
      <td>{lastActive ?? <span className="muted">Not yet</span>}</td>
      <td>{answered}</td>
      <td className="hide-m">{joined}</td>
      <td className="hide-m">
        {school.archivedAt === null ? (
          <LinkButton to={classPaths.coins(school.id, id)} variant="quiet" size="sm">
            Give coins<span className="sr"> to {nickname}</span>
          </LinkButton>
        ) : null}
      </td>
    </tr>
  );
}
