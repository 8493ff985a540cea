import { Link } from '@remix-run/react';
import { shortestPeopleSearch } from '../../../rules/forms/limits';
import { paths } from '../../lib/paths';
import { AccountPage } from '../account-pages/account-page';
import { Chip } from '../ui/chip';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import { FindForm } from './find-form';
import styles from './people.module.css';
import type { FoundPerson } from './person-data';

interface PeopleViewProps {
  words: string;
  /** The first twenty. */
  people: FoundPerson[];
}

/** Where an administrator finds a person. There is no list of everybody. */
export function AdminPeopleView({ words, people }: PeopleViewProps) {
  const isShort = [...words].length < shortestPeopleSearch;
  return (
    <AccountPage title="People" lead="Each search, and each person you open, is recorded in the audit log.">
      <section className="card" aria-label="Find a person">
        <FindForm>
          <Field
            label="Email or nickname"
            hint="Type at least three letters. We show up to 20 people."
            error={words !== '' && isShort ? 'Type at least three letters.' : null}
          >
            {(aria) => <TextInput {...aria} name="q" defaultValue={words} maxLength={100} autoComplete="off" />}
          </Field>
        </FindForm>
      </section>
      {isShort ? null : (
        <section className="card" aria-labelledby="found">
          <h2 id="found">Results</h2>
          {people.length === 0 ? <p>Nobody’s email or nickname matches.</p> : null}
          <ul className={styles.people}>
            {people.map(({ id, nickname, email, roles, since, deletes, isAdministrator }) => (
              <li key={id}>
                <p>
                  <Link to={paths.adminPerson(id)}>{nickname}</Link>
                  <small>{email}</small>
                  <small>
                    {roles}, since {since}
                  </small>
                </p>
                <span className={styles.chips}>
                  {isAdministrator ? <Chip tone="info">Administrator</Chip> : null}
                  {deletes === null ? null : <Chip tone="warn">Will be deleted</Chip>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </AccountPage>
  );
}
