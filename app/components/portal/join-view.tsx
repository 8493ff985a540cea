import { classLimits, showJoinCode } from '../../../rules/classes';
import type { EmailList } from '../../../rules/forms/email-list';
import type { ClassFormState } from '../../lib/class-form';
import { SharedWithTeacher } from '../classes/shared-with-teacher';
import { Field } from '../ui/field';
import field from '../ui/field.module.css';
import { type ClassHead, ClassPage } from './class-page';
import { CopyField } from './copy-field';
import styles from './portal.module.css';
import { PortalForm } from './portal-form';
import { WaitingList } from './waiting-list';

interface JoinViewProps {
  school: ClassHead & { joinCode: string };
  link: string;
  /** Student addresses that wait for an answer. */
  waiting: string[];
  reply: (ClassFormState & { list?: EmailList }) | undefined;
}

const mostShown = 20;

/** How students come into a class: by code, by link, or asked by email. */
export function JoinView({ school, link, waiting, reply }: JoinViewProps) {
  const archived = school.archivedAt !== null;
  return (
    <ClassPage school={school} current="join">
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className="card" aria-labelledby="join-code">
            <h2 id="join-code">Join code</h2>
            {archived ? (
              <p className={styles.gap}>This class is archived: its code opens nothing until it is open again.</p>
            ) : (
              <p className={styles.gap}>Students type it under Classes, Join a class.</p>
            )}
            <p className={styles.code}>{showJoinCode(school.joinCode)}</p>
            <CopyField label="Link to the class" value={link} />
            <details className={styles.confirm}>
              <summary>Make a new code…</summary>
              <p>The old code and its link stop at once. Whoever is in the class stays in it.</p>
              <PortalForm intent="renew" reply={reply} submit="Yes, make a new code" />
            </details>
          </section>
          <section className="card" aria-label="What is shared">
            <p className="eyebrow">Your students read this before they join</p>
            <SharedWithTeacher />
          </section>
        </div>
        <section className="card" aria-labelledby="by-email">
          <h2 id="by-email">Invite by email</h2>
          <p className={styles.gap}>
            Whoever has a student account with such an address finds the class under Classes and in the notifications.
            We do not tell you which addresses have one, and we send no mail.
          </p>
          <PortalForm intent="invite" reply={reply} submit="Invite">
            <Field
              label="Email addresses"
              hint={`One a line, at most ${classLimits.addressesAtOnce}. A column of a spreadsheet works as well.`}
              error={reply?.errors.emails}
            >
              {(aria) => (
                <textarea
                  {...aria}
                  key={reply?.values.emails}
                  name="emails"
                  rows={8}
                  spellCheck={false}
                  defaultValue={reply?.values.emails}
                  className={`${field.input} ${styles.area}`}
                />
              )}
            </Field>
            {reply?.list === undefined ? null : <Problems list={reply.list} />}
          </PortalForm>
          <WaitingList label="Waiting for an answer" emails={waiting} />
        </section>
      </div>
    </ClassPage>
  );
}

function Problems({ list }: { list: EmailList }) {
  const { problems, emails, repeated } = list;
  if (problems.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.problems}>
        <caption>
          {problems.length === 1 ? 'One entry is no address' : `${problems.length} entries are no addresses`}, so nobody
          is invited yet. {emails.length === 1 ? '1 address is' : `${emails.length} addresses are`} fine
          {repeated === 0 ? '' : `, ${repeated} stood there twice`}.
        </caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">It says</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, mostShown).map(({ line, text, why }) => (
            <tr key={`${line} ${text}`}>
              <td className="num">{line}</td>
              <td>{text}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length <= mostShown ? null : <p>And {problems.length - mostShown} more.</p>}
      {emails.length === 0 ? null : (
        <label className={styles.skip}>
          <input type="checkbox" name="skip" value="yes" /> Leave these out and invite the rest
        </label>
      )}
    </div>
  );
}
