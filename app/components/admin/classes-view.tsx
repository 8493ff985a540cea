import { Link } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import { classPaths } from '../../lib/class-paths';
import { AccountPage } from '../account-pages/account-page';
import { ClassBadge } from '../classes/class-badge';
import { studentCount } from '../classes/people-words';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import styles from './classes.module.css';
import { FindForm } from './find-form';

interface ClassesViewProps {
  words: string;
  classes: {
    id: string;
    name: string;
    colour: ClassColour;
    owner: string;
    studentCount: number;
    archived: boolean;
    /** "12 Mar" */
    made: string;
  }[];
}

/** Where an administrator finds a class. */
export function AdminClassesView({ words, classes }: ClassesViewProps) {
  return (
    <AccountPage title="Classes" lead="View only. Each class you open is recorded in the audit log.">
      <section className="card" aria-label="Find a class">
        <FindForm>
          <Field label="Name or join code">{(aria) => <TextInput {...aria} name="q" defaultValue={words} />}</Field>
        </FindForm>
      </section>
      <section className="card" aria-labelledby="found">
        <h2 id="found">{words === '' ? 'Newest' : 'Results'}</h2>
        {classes.length === 0 ? (
          <p>No classes match.</p>
        ) : (
          <ul className={styles.list}>
            {classes.map(({ id, name, colour, owner, studentCount: count, archived, made }) => (
              <li key={id}>
                <ClassBadge name={name} colour={colour} />
                <p>
                  <Link to={classPaths.adminClass(id)}>{name}</Link>
                  <small>
                    {owner}, {studentCount(count).toLowerCase()}, created {made}
                    {archived ? ', archived' : ''}
                  </small>
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </AccountPage>
  );
}
