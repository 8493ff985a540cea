import { randomUUID } from 'node:crypto';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountsView } from '~/components/portal/accounts-view';
import { useClassHead } from '~/components/portal/class-layout';
import { ClassAccountsPage, GiveFirstPassword, PrepareStudents } from '~/graphql/classroom/prepared-accounts';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import type { ClassFormState } from '~/lib/class-form';
import { classNameIn } from '~/lib/class-of-page';
import { classPaths } from '~/lib/class-paths';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { classLimits } from '../../../../rules/classes';
import { type NameList, readNameList } from '../../../../rules/forms/name-list';

export const handle: RouteHandle = { classTab: 'join' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Accounts for ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, ClassAccountsPage, { classId });
  return { accounts: data.taughtClass.preparedAccounts, creationKey: randomUUID() };
}

/** Makes accounts from a list of names, or a new first password for one. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const intent = formText(form, 'intent');
  const to = classPaths.accounts(classId);
  if (intent === 'renew') {
    const outcome = await attempt(request, GiveFirstPassword, { classId, studentId: formText(form, 'student') });
    return classActionReply(request, outcome, { intent }, { to, notice: 'first-password-new' });
  }
  const names = formText(form, 'names');
  const list = readNameList(names);
  const wrong = problemOf(list, formText(form, 'skip') === 'yes');
  if (wrong !== null) {
    const again: ClassFormState & { list: NameList } = {
      intent: 'prepare',
      values: { names },
      errors: { names: wrong },
      message: null,
      list,
    };
    return data(again, { status: 400 });
  }
  const variables = { classId, names: list.names, creationKey: formText(form, 'creationKey') };
  const outcome = await attempt(request, PrepareStudents, variables);
  const kept = { intent: 'prepare', values: { names } };
  return classActionReply(request, outcome, kept, { to, notice: 'accounts-made' });
});

/** Why a list makes no accounts; null when it is fine. */
function problemOf({ lines, tooLong, problems, names, isTable }: NameList, skip: boolean): string | null {
  if (lines === 0) return 'Type at least one name.';
  if (tooLong) {
    const count = lines.toLocaleString('en-AU');
    return `That’s ${count} lines, and the limit is ${classLimits.namesAtOnce} at once. Split your list up. No accounts have been created yet.`;
  }
  if (names.length === 0) return 'This list doesn’t have any names.';
  if (skip) return null;
  if (problems.length > 0) return 'Some lines aren’t names. Check the list below.';
  if (isTable) return 'This list has more than names in it. Check what we found below.';
  return null;
}

export default function ClassAccounts() {
  const page = useLoaderData<typeof loader>();
  return <AccountsView {...page} school={useClassHead()} reply={useActionData<typeof action>()} />;
}
