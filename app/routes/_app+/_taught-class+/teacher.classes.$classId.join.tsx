import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClassHead } from '~/components/portal/class-layout';
import { JoinView } from '~/components/portal/join-view';
import { isFlagOn } from '~/components/shell/is-flag-on';
import { ClassJoinPage } from '~/graphql/classroom/taught-class-pages';
import { InviteStudents, RenewJoinCode, WithdrawClassInvitation } from '~/graphql/classroom/teach-class';
import { attempt } from '~/graphql/executor.server';
import { env } from '~/http/env.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import type { ClassFormState } from '~/lib/class-form';
import { classNameIn } from '~/lib/class-of-page';
import type { NoticeKey } from '~/lib/notice';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply, classFormAgain } from '~/loaders/class-action.server';
import { qrCode } from '~/loaders/qr-code.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { classLimits } from '../../../../rules/classes';
import { type EmailList, readEmailList } from '../../../../rules/forms/email-list';

export const handle: RouteHandle = { classTab: 'join' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Join ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { viewer, data: page } = await signedInPage(args, ClassJoinPage, { classId });
  const { people, joinCode } = page.taughtClass;
  const waiting = people.invitations.filter(({ role }) => role === 'STUDENT').map(({ email }) => email);
  const link = new URL(paths.joinClass(joinCode), env.SITE_URL ?? args.request.url).href;
  const talksOpen = isFlagOn(viewer, 'teachers-read-talks');
  const { hasUnprovedEmail } = viewer;
  return { joinCode, talksOpen, hasUnprovedEmail, waiting, link, code: qrCode(link) };
}

/** Makes a new code, asks students in, or takes an invitation back. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const intent = formText(form, 'intent');
  const to = paths.teacherClassJoin(classId);
  if (intent === 'renew') {
    const outcome = await attempt(request, RenewJoinCode, { classId });
    return classActionReply(request, outcome, { intent }, { to, notice: 'code-renewed' });
  }
  if (intent === 'withdraw') {
    const outcome = await attempt(request, WithdrawClassInvitation, {
      classId,
      role: 'STUDENT',
      email: formText(form, 'email'),
    });
    return classActionReply(request, outcome, { intent }, { to, notice: 'invitation-withdrawn' });
  }
  return invite(request, form, classId);
});

/** What the teacher reads follows what was sent. */
const mailNotices: Record<string, NoticeKey> = {
  SENT: 'invitations-sent',
  SENT_BEFORE: 'invitations-sent-before',
  NO_SERVER: 'invitations-without-mail',
};

async function invite(request: Request, form: FormData, classId: string) {
  const emails = formText(form, 'emails');
  const list = readEmailList(emails);
  const wrong = problemOf(list, formText(form, 'skip') === 'yes');
  if (wrong !== null) {
    const again: ClassFormState & { list: EmailList } = {
      intent: 'invite',
      values: { emails },
      errors: { emails: wrong },
      message: null,
      list,
    };
    return data(again, { status: 400 });
  }
  const outcome = await attempt(request, InviteStudents, { classId, emails: list.emails });
  const { count, unsent } = outcome.ok ? outcome.data.inviteStudents : { count: 0, unsent: null };
  // The list stays as it was typed: sent again, it reaches those who are left alone.
  if (unsent !== null)
    return classFormAgain({ intent: 'invite', values: { emails }, message: unsent }, count > 0 ? 200 : 429);
  return classActionReply(
    request,
    outcome,
    { intent: 'invite', values: { emails } },
    ({ inviteStudents: { mail } }) => ({
      to: paths.teacherClassJoin(classId),
      notice: mailNotices[mail] ?? 'invitations-sent',
    }),
  );
}

/** Why a list is not sent; null when it is fine. */
function problemOf({ lines, tooLong, problems, emails }: EmailList, skip: boolean): string | null {
  const most = classLimits.addressesAtOnce;
  if (lines === 0) return 'Type at least one email address.';
  if (tooLong) {
    const count = Math.max(lines, emails.length).toLocaleString('en-AU');
    return `That’s ${count} lines, and the limit is ${most} at once. Split your list up. Nothing has been sent yet.`;
  }
  if (emails.length === 0) return 'This list doesn’t have any email addresses.';
  if (problems.length > 0 && !skip) return 'Some entries aren’t valid email addresses. Check the list below.';
  return null;
}

export default function ClassJoin() {
  const page = useLoaderData<typeof loader>();
  return <JoinView {...page} school={useClassHead()} reply={useActionData<typeof action>()} />;
}
