import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClassHead } from '~/components/portal/class-layout';
import { CoinsView } from '~/components/portal/coins-view';
import { ClassCoinsPage } from '~/graphql/classroom/class-coins';
import { guardedAction } from '~/http/guarded-action.server';
import { classNameIn } from '~/lib/class-of-page';
import { pastLabel } from '~/lib/day-labels';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { changeClassCoins } from '~/loaders/class-coins-action.server';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { classTab: 'coins' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Coins for ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, ClassCoinsPage, { classId });
  const { students, coins } = data.taughtClass;
  const now = new Date();
  const asked = new URL(args.request.url).searchParams.get('student');
  return {
    students,
    coins: {
      ...coins,
      awards: coins.awards.map(({ givenAt, teacher, ...award }) => ({
        ...award,
        line: [pastLabel(new Date(givenAt), now, viewer.timeZone), teacher].filter(Boolean).join(', '),
      })),
    },
    studentId: students.find(({ id }) => id === asked)?.id ?? null,
    creationKey: randomUUID(),
  };
}

export const action = guardedAction(changeClassCoins);

export default function ClassCoins() {
  const page = useLoaderData<typeof loader>();
  return <CoinsView {...page} school={useClassHead()} reply={useActionData<typeof action>()} />;
}
