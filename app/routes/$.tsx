import { redirect } from '@remix-run/node';
import { paths } from '~/lib/paths';

/** Unknown paths go to the home page. */
export function loader() {
  throw redirect(paths.home);
}

export default function Unknown() {
  return null;
}
