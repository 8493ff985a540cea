import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { tutorContext } from '~/lib/ai-context';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Battle | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell, tutor: tutorContext('PRACTICE_BATTLE') };
}

export default function Battle() {
  return (
    <ComingPage
      title="Battle"
      lead="One battle, move by move."
      heading="Battles are not open yet"
      way={{ to: paths.courses, label: 'Choose a course' }}
    >
      <p>There is no battle to show. Practice is open, with help at every step.</p>
    </ComingPage>
  );
}
