import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { tutorContext } from '~/lib/ai-context';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideHeader: true };
export const meta: MetaFunction = () => [{ title: 'Error review | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell, tutor: tutorContext('ERROR_REVIEW_SESSION') };
}

export default function ErrorReview() {
  return (
    <ComingPage
      title="Error review"
      lead="The mistakes of one task, one by one."
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
