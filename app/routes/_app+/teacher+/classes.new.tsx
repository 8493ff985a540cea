import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { NewClassView } from '~/components/portal/new-class-view';
import { NewClassPage } from '~/graphql/classroom/portal-pages';
import { CreateClass } from '~/graphql/classroom/teach-class';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply, classFormAgain } from '~/loaders/class-action.server';
import { readClassInput } from '~/loaders/class-input.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { classColours } from '../../../../rules/classes';
import { taughtFirst } from '../../../../rules/taught-courses';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction = () => [{ title: 'New class | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, NewClassPage);
  // Each next class begins with the next colour.
  const colour = classColours[data.taughtClasses.length % classColours.length] ?? 'BLUE';
  const teaches = data.profile?.teaches ?? [];
  return {
    courses: taughtFirst(data.courses, teaches),
    creationKey: randomUUID() as string,
    values: { name: '', courseId: teaches[0] ?? '', colour: colour as string, timeZone: viewer.timeZone },
  };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const read = readClassInput(form);
  const kept = { intent: 'create', values: { ...read.values, creationKey: formText(form, 'creationKey') } };
  if (!read.ok) return classFormAgain({ ...kept, errors: read.errors });
  const outcome = await attempt(request, CreateClass, { input: read.input, creationKey: kept.values.creationKey });
  return classActionReply(request, outcome, kept, ({ createClass }) => ({
    to: paths.teacherClassJoin(createClass),
    notice: 'class-made',
  }));
});

export default function NewClass() {
  const { courses, creationKey, values } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  // What was typed, and the key it was sent with: sent again it is the same class.
  const typed = reply?.values;
  return (
    <NewClassView
      courses={courses}
      creationKey={typed?.creationKey || creationKey}
      values={{ ...values, ...typed }}
      reply={reply}
    />
  );
}
