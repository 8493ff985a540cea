import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { AccountPage } from '~/components/account-pages/account-page';
import { EmptyState } from '~/components/ui/empty-state';
import { LinkButton } from '~/components/ui/link-button';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Portal | Marsmaths' }];

/** Where the portal links of the header lead while no portal of its own is set up; for people who teach. */
export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  const { roles } = shell.viewer;
  if (!roles.includes('TEACHER') && !roles.includes('TUTOR')) throw redirect(paths.home);
  return { shell };
}

export default function TeacherPortal() {
  return (
    <AccountPage title="Portal" lead="Classes, tasks and reports for people who teach.">
      <section className="card" aria-label="The portal">
        <EmptyState heading="h2" title="The portal is not open yet">
          <p>
            Classes and tasks come first, reports with them. Until then, try every question as your students see it.
          </p>
          <LinkButton to={paths.courses} variant="main">
            Choose a course
          </LinkButton>
        </EmptyState>
      </section>
    </AccountPage>
  );
}
