import { Form } from '@remix-run/react';
import { classLimits } from '../../../rules/classes';
import type { NameList } from '../../../rules/forms/name-list';
import type { ClassFormState } from '../../lib/class-form';
import { classPaths } from '../../lib/class-paths';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { LinkButton } from '../ui/link-button';
import { TextArea } from '../ui/text-area';
import type { ClassHead } from './class-layout';
import { LineProblems } from './line-problems';
import styles from './portal.module.css';
import { PortalForm } from './portal-form';

interface AccountsViewProps {
  school: ClassHead;
  accounts: { studentId: string; nickname: string; login: string; firstPassword: string | null }[];
  creationKey: string;
  reply: (ClassFormState & { list?: NameList }) | undefined;
}

/** Accounts for students without an email address: made from a list of names, handed out on cards. */
export function AccountsView({ school, accounts, creationKey, reply }: AccountsViewProps) {
  const printable = accounts.filter(({ firstPassword }) => firstPassword !== null).length;
  return (
    <div className={styles.columns}>
      <section className="card" aria-labelledby="by-name">
        <h2 id="by-name">Accounts without email</h2>
        <p className={styles.gap}>
          We’ll create an account in this class for each name, with a login name and first password on a card. Students
          choose their own password when they first log in.
        </p>
        <PortalForm intent="prepare" reply={reply} submit="Create accounts" variant="main">
          <input type="hidden" name="creationKey" value={creationKey} />
          <Field
            label="Names"
            hint={`One per line, up to ${classLimits.namesAtOnce}. You can paste columns from a spreadsheet. A first name and an initial are enough.`}
            error={reply?.errors.names}
          >
            {(aria) => (
              <TextArea
                {...aria}
                key={reply?.values.names}
                name="names"
                rows={8}
                spellCheck={false}
                defaultValue={reply?.values.names}
              />
            )}
          </Field>
          {reply?.list === undefined ? null : <Preview list={reply.list} />}
        </PortalForm>
      </section>
      <section className="card" aria-labelledby="prepared">
        <h2 id="prepared">Prepared accounts</h2>
        {accounts.length === 0 ? (
          <EmptyState plain heading="h3" title="None yet">
            <p>Accounts you create show up here, with their login names.</p>
          </EmptyState>
        ) : (
          <>
            {printable === 0 ? null : (
              <p className={styles.gap}>
                <LinkButton to={classPaths.cards(school.id)}>
                  {printable === 1 ? 'Print 1 card' : `Print ${printable} cards`}
                </LinkButton>
              </p>
            )}
            <ul className={styles.list} aria-label="Prepared accounts">
              {accounts.map(({ studentId, nickname, login, firstPassword }) => (
                <li key={studentId}>
                  <span className={styles.grow}>
                    <b>{nickname}</b>
                    <small>
                      {login}, {firstPassword === null ? 'has chosen a password' : 'hasn’t logged in yet'}
                    </small>
                  </span>
                  <details className={styles.inline}>
                    <summary aria-label={`New first password for ${nickname}`}>New password…</summary>
                    <Form method="post" preventScrollReset>
                      <p>This logs them out everywhere, and their current password stops working.</p>
                      <input type="hidden" name="student" value={studentId} />
                      <Button type="submit" name="intent" value="renew" size="sm">
                        Yes, create a new one
                      </Button>
                    </Form>
                  </details>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}

function Preview({ list: { problems, names, tooLong } }: { list: NameList }) {
  if (tooLong || (problems.length === 0 && names.length === 0)) return null;
  const left = problems.length === 1 ? '1 line will be skipped' : `${problems.length} lines will be skipped`;
  const made = names.length === 1 ? '1 student' : `${names.length} students`;
  return (
    <>
      {names.length === 0 ? null : (
        <p className={styles.gap}>
          <b>These become {made}:</b> {names.join(', ')}. Numbers, email addresses and other columns aren’t part of a
          name.
        </p>
      )}
      <LineProblems problems={problems} caption={`${left}. No account has been made yet.`} />
      {names.length === 0 ? null : (
        <label className={styles.skip}>
          <input type="checkbox" name="skip" value="yes" />{' '}
          {problems.length === 0 ? 'These names are right' : 'Skip these and create the rest'}
        </label>
      )}
    </>
  );
}
