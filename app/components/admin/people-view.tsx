import { Link } from '@remix-run/react';
import { shortestPeopleSearch } from '../../../rules/forms/limits';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Field } from '../ui/field';
import { LineForm } from '../ui/forms';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';
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
    <Page width="narrow" title="People" lead="Each search, and each person you open, is recorded in the audit log.">
      <Section label="Find a person">
        <LineForm method="get">
          <Field
            label="Email or nickname"
            hint="Type at least three letters. We show up to 20 people."
            error={words !== '' && isShort ? 'Type at least three letters.' : null}
          >
            {(aria) => <TextInput {...aria} name="q" defaultValue={words} maxLength={100} autoComplete="off" />}
          </Field>
          <Button type="submit">Find</Button>
        </LineForm>
      </Section>
      {isShort ? null : (
        <Section title="Results">
          {people.length === 0 ? <p>Nobody’s email or nickname matches.</p> : null}
          <Rows>
            {people.map(({ id, nickname, email, roles, since, deletes, isAdministrator }) => (
              <Row
                key={id}
                title={<Link to={paths.adminPerson(id)}>{nickname}</Link>}
                note={
                  <>
                    {email}
                    <br />
                    {roles}, since {since}
                  </>
                }
              >
                {isAdministrator ? <Chip tone="info">Administrator</Chip> : null}
                {deletes === null ? null : <Chip tone="warn">Will be deleted</Chip>}
              </Row>
            ))}
          </Rows>
        </Section>
      )}
    </Page>
  );
}
