import { useShell } from './use-shell';

/** Keeps every page of a signed-in person out of search engines: said here once, since a page's meta replaces its parents'. */
export function RobotsMeta() {
  return useShell() === null ? null : <meta name="robots" content="noindex" />;
}
