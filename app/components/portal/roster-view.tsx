import { Form, Link, useNavigation } from '@remix-run/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { classPaths } from '../../lib/class-paths';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { Face } from '../avatar/face';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import type { ClassHead } from './class-layout';
import { NobodyJoined } from './nobody-joined';
import styles from './roster.module.css';
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

const columns: { column: RosterColumn; label: string }[] = [
  { column: 'name', label: 'Student' },
  { column: 'active', label: 'Last practised' },
  { column: 'answered', label: 'Questions this week' },
  { column: 'joined', label: 'Joined' },
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
  return (
    <Form method="post" ref={form} preventScrollReset className={`card ${styles.card}`} aria-label="Students">
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="sr">Students of {school.name}. Select a column heading to sort.</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.tickCell}>
                {hydrated ? (
                  <label className={styles.tick}>
                    <input type="checkbox" onChange={(event) => tickAll(event.currentTarget.checked)} />
                    <span className="sr">All students</span>
                  </label>
                ) : (
                  <span className="sr">Selected</span>
                )}
              </th>
              {columns.map(({ column, label }) => (
                <th
                  key={column}
                  scope="col"
                  className={styles[column]}
                  aria-sort={sort.column === column ? (sort.descending ? 'descending' : 'ascending') : undefined}
                >
                  <Link to={paths.teacherClass(school.id, nextSort(column, sort))} preventScrollReset replace>
                    {label}
                    {sort.column !== column ? null : sort.descending ? (
                      <ArrowDown size={16} aria-hidden />
                    ) : (
                      <ArrowUp size={16} aria-hidden />
                    )}
                  </Link>
                </th>
              ))}
              <th scope="col" className={styles.giveCell}>
                <span className="sr">Coins</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {students.map(({ id, nickname, avatar, yearLevel, lastActive, answered, joined, isNew }) => (
              <tr key={id}>
                <td className={styles.tickCell}>
                  <label className={styles.tick}>
                    <input type="checkbox" name="student" value={id} />
                    <span className="sr">{nickname}</span>
                  </label>
                </td>
                <th scope="row" className={styles.name}>
                  <span className={styles.person}>
                    <span className={styles.face}>
                      <Face name={nickname} worn={avatar} size={36} />
                    </span>
                    <span>
                      <Link to={reportPaths.student(school.id, id)} className={styles.studentLink}>
                        {nickname}
                      </Link>
                      {yearLevel === null ? null : <small>Year {yearLevel}</small>}
                    </span>
                    {isNew ? <Chip tone="info">New</Chip> : null}
                  </span>
                </th>
                <td>{lastActive ?? <span className="muted">Not yet</span>}</td>
                <td className="num">{answered}</td>
                <td className={styles.joined}>{joined}</td>
                <td className={styles.giveCell}>
                  {school.archivedAt === null ? (
                    <Link to={classPaths.coins(school.id, id)} className={styles.give}>
                      Give coins<span className="sr"> to {nickname}</span>
                    </Link>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.acts}>
        {otherClasses.length === 0 ? null : (
          <details>
            <summary>Move selected students…</summary>
            <div className={styles.act}>
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
              <Button type="submit" name="intent" value="move" busy={sending === 'move'}>
                Move
              </Button>
            </div>
          </details>
        )}
        <details>
          <summary>Remove selected students…</summary>
          <div className={styles.act}>
            <p>
              They’ll be notified and keep all their practice, but they won’t see the class any more. Anyone with the
              code can rejoin, so create a new code under Join if you don’t want that.
            </p>
            <Button type="submit" name="intent" value="remove" busy={sending === 'remove'}>
              Remove from class
            </Button>
          </div>
        </details>
      </div>
    </Form>
  );
}
