import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Battles | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function Battles() {
  return (
    <ComingPage
      title="Battles"
      lead="Seven questions against another player, on even terms."
      heading="Battles are not open yet"
      way={{ to: paths.courses, label: 'Choose a course' }}
      blue
    >
      <p>
        No opponent is kept waiting here: battles open when they are fair and quick. Every question of a battle can be
        practised today.
      </p>
    </ComingPage>
  );
}
