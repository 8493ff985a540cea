import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Where to start | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function WhereToStart() {
  return (
    <ComingPage
      title="Where to start"
      lead="The first page after signing in for people new here."
      heading="Start with a course"
      way={{ to: paths.courses, label: 'Choose a course' }}
    >
      <p>Pick a course, answer ten questions, and see which ideas are firm and which are not yet.</p>
    </ComingPage>
  );
}
