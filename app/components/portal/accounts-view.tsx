import { classLimits } from '../../../rules/classes';
import type { NameList } from '../../../rules/forms/name-list';
import type { ClassFormState } from '../../lib/class-form';
import { classPaths } from '../../lib/class-paths';
import { Tick } from '../ui/choices';
import { ConfirmForm } from '../ui/confirm-form';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { Cluster, Split } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { TextArea } from '../ui/text-area';
import type { ClassHead } from './class-layout';
import { LineProblems } from './line-problems';
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
    <Split halves>
      <Section
        title="Accounts without email"
        note="We’ll create an account in this class for each name, with a login name and first password on a card. Students choose their own password when they first log in."
      >
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
      </Section>
      <Section title="Prepared accounts">
        {accounts.length === 0 ? (
          <EmptyState plain heading="h3" title="None yet">
            <p>Accounts you create show up here, with their login names.</p>
          </EmptyState>
        ) : (
          <>
            {printable === 0 ? null : (
              <Cluster>
                <LinkButton to={classPaths.cards(school.id)}>
                  {printable === 1 ? 'Print 1 card' : `Print ${printable} cards`}
                </LinkButton>
              </Cluster>
            )}
            <Rows label="Prepared accounts">
              {accounts.map(({ studentId, nickname, login, firstPassword }) => (
                <Row
                  key={studentId}
                  title={nickname}
                  note={`${login}, ${firstPassword === null ? 'has chosen a password' : 'hasn’t logged in yet'}`}
                >
                  <ConfirmForm
                    summary="New password…"
                    label={`New first password for ${nickname}`}
                    fields={{ student: studentId }}
                    intent="renew"
                    submit="Yes, create a new one"
                  >
                    This logs them out everywhere, and their current password stops working.
                  </ConfirmForm>
                </Row>
              ))}
            </Rows>
          </>
        )}
      </Section>
    </Split>
  );
}

function Preview({ list: { problems, names, tooLong } }: { list: NameList }) {
  if (tooLong || (problems.length === 0 && names.length === 0)) return null;
  const left = problems.length === 1 ? '1 line will be skipped' : `${problems.length} lines will be skipped`;
  const made = names.length === 1 ? '1 student' : `${names.length} students`;
  return (
    <>
      {names.length === 0 ? null : (
        <p className="muted">
          <b>These become {made}:</b> {names.join(', ')}. Numbers, email addresses and other columns aren’t part of a
          name.
        </p>
      )}
      <LineProblems problems={problems} caption={`${left}. No account has been made yet.`} />
      {names.length === 0 ? null : (
        <Tick name="skip" value="yes">
          {problems.length === 0 ? 'These names are right' : 'Skip these and create the rest'}
        </Tick>
      )}
    </>
  );
}
