import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { messageView } from '~/components/chat-frame/talk-view.server';
import { useClassHead } from '~/components/portal/class-layout';
import { StudentTalksView } from '~/components/portal-talks/student-talks-view';
import { StudentTalksPage } from '~/graphql/tutor/student-talks-page';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';
import { wallLabel } from '../../../../rules/tasks/wall-clock';

export const handle: RouteHandle = { classTab: 'book' };
export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `${place.data?.student.nickname ?? 'A student'}’s tutor chats | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  const studentId = parseUuidParam(args.params, 'studentId');
  if (classId === null || studentId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, StudentTalksPage, { classId, studentId });
  const { timeZone } = data.taughtClass;
  const { nickname, talks } = data.studentTalks;
  const now = new Date();
  return {
    student: { id: studentId, nickname },
    talks: talks.map(({ messages, updatedAt, ...talk }) => ({
      ...talk,
      lastAt: wallLabel(new Date(updatedAt), timeZone, now),
      // Its links are the student's own ways on.
      messages: messages.map((message) => ({ ...messageView(talk.id, message), links: [] })),
    })),
  };
}

export default function StudentTalks() {
  const page = useLoaderData<typeof loader>();
  return <StudentTalksView {...page} school={useClassHead()} />;
}
