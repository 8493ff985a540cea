import { classLimits, showJoinCode } from '../../../rules/classes';
import type { EmailList } from '../../../rules/forms/email-list';
import { limitOf } from '../../../rules/mail-limits';
import type { ClassFormState } from '../../lib/class-form';
import { classPaths } from '../../lib/class-paths';
import type { QrCodeData } from '../../lib/class-qr-code';
import { UnprovedEmailNote } from '../account-pages/unproved-email-note';
import { SharedWithTeacher } from '../classes/shared-with-teacher';
import { More } from '../ui/choices';
import { Field } from '../ui/field';
import { Cluster, Grow, Split, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { BigText } from '../ui/page';
import { Section } from '../ui/section';
import { TextArea } from '../ui/text-area';
import type { ClassHead } from './class-layout';
import { CopyField } from './copy-field';
import { LineProblems } from './line-problems';
import { PortalForm } from './portal-form';
import { QrCode } from './qr-code';
import { WaitingList } from './waiting-list';

interface JoinViewProps {
  school: ClassHead;
  joinCode: string;
  link: string;
  code: QrCodeData;
  /** Whether the school lets teachers read talks with the tutor. */
  talksOpen: boolean;
  /** Whether the teacher's address is not confirmed. */
  hasUnprovedEmail: boolean;
  /** Student addresses that wait for an answer. */
  waiting: string[];
  reply: (ClassFormState & { list?: EmailList }) | undefined;
}

/** How students come into a class: by code, by link, or asked by email. */
export function JoinView({ school, joinCode, link, code, talksOpen, hasUnprovedEmail, waiting, reply }: JoinViewProps) {
  const archived = school.archivedAt !== null;
  return (
    <Split halves>
      <Stack gap={6}>
        <Section
          title="Join code"
          note={
            archived
              ? 'This class is archived, so its code won’t work until you reopen it.'
              : 'Students enter it under Classes, Join a class.'
          }
        >
          <BigText>{showJoinCode(joinCode)}</BigText>
          {archived ? null : (
            <Cluster gap={4}>
              <QrCode code={code} label={`QR code of the link to ${school.name}`} />
              <Grow as="p" least={140} className="muted">
                On a phone or tablet, point the camera here.
              </Grow>
            </Cluster>
          )}
          <CopyField label="Link to the class" value={link} />
          <More summary="Create a new code…">
            <p>The old code and link stop working straight away. Everyone in the class stays in it.</p>
            <PortalForm intent="renew" reply={reply} submit="Yes, create a new code" />
          </More>
        </Section>
        <Section label="What is shared">
          <p className="eyebrow">Your students read this before they join</p>
          <SharedWithTeacher talksOpen={talksOpen} />
        </Section>
      </Stack>
      <Stack gap={6}>
        <Section
          title="Students without email"
          note="Paste their names, and each student gets a printed card with a login name and first password."
        >
          <Cluster>
            <LinkButton to={classPaths.accounts(school.id)}>Create accounts from names</LinkButton>
          </Cluster>
        </Section>
        <Section
          title="Invite by email"
          note="Each address gets an email with a link to the class. Students who’ve confirmed that address also see the class under Classes. We don’t tell you which addresses have an account."
        >
          {hasUnprovedEmail ? (
            <UnprovedEmailNote>
              Until you confirm your own email address, you can invite {limitOf('CLASS_INVITATION').unprovedInAll}{' '}
              people in all, and the emails don’t name you or the class.
            </UnprovedEmailNote>
          ) : null}
          <PortalForm intent="invite" reply={reply} submit="Invite">
            <Field
              label="Email addresses"
              hint={`One per line, up to ${classLimits.addressesAtOnce}. You can paste a column from a spreadsheet.`}
              error={reply?.errors.emails}
            >
              {(aria) => (
                <TextArea
                  {...aria}
                  key={reply?.values.emails}
                  name="emails"
                  rows={8}
                  spellCheck={false}
                  defaultValue={reply?.values.emails}
                />
              )}
            </Field>
            {reply?.list === undefined ? null : <Problems list={reply.list} />}
          </PortalForm>
          <WaitingList label="Waiting for a reply" emails={waiting} />
        </Section>
      </Stack>
    </Split>
  );
}

function Problems({ list: { problems, emails, repeated } }: { list: EmailList }) {
  const wrong =
    problems.length === 1 ? 'One entry isn’t an email address' : `${problems.length} entries aren’t email addresses`;
  const fine = emails.length === 1 ? '1 address is' : `${emails.length} addresses are`;
  const twice = repeated === 0 ? '' : `, ${repeated} appeared twice`;
  return (
    <LineProblems
      problems={problems}
      caption={`${wrong}, so we haven’t invited anyone yet. ${fine} fine${twice}.`}
      skip={emails.length === 0 ? null : 'Skip these and invite the rest'}
    />
  );
}
