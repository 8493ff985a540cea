import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'All errors of a task | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function AllErrorsOfATask() {
  return (
    <ComingPage
      title="All errors of a task"
      lead="Every mistake of one task."
      heading="There is no such task"
      way={{ to: paths.errorLogbook, label: 'Error logbook' }}
    >
      <p>
        Reports of tasks are not open yet: the page of a task shows how it went. Your own mistakes wait in the error
        logbook.
      </p>
    </ComingPage>
  );
}
