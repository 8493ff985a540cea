import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { AccountPage } from '~/components/account-pages/account-page';
import { EmptyState } from '~/components/ui/empty-state';
import { LinkButton } from '~/components/ui/link-button';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Following | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function Following() {
  return (
    <AccountPage title="Following" lead="Students whose progress you follow, and who follow yours.">
      <section className="card" aria-label="People you follow">
        <EmptyState heading="h2" title="You follow nobody yet">
          <p>Following somebody is not open yet: it comes with battles. Nobody can follow you either.</p>
          <LinkButton to={paths.profile} variant="main">
            Invite a friend
          </LinkButton>
        </EmptyState>
      </section>
    </AccountPage>
  );
}
