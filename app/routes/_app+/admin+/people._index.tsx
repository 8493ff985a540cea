import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminPeopleView } from '~/components/admin/people-view';
import { foundPerson } from '~/components/admin/person-data.server';
import { AdminPeoplePage } from '~/graphql/admin/people-pages';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'People | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const words = new URL(args.request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { viewer, data } = await signedInPage(args, AdminPeoplePage, { words });
  return { words, people: data.foundPeople.map((person) => foundPerson(person, viewer.timeZone)) };
}

export default function AdminPeople() {
  const { words, people } = useLoaderData<typeof loader>();
  return <AdminPeopleView words={words} people={people} />;
}
