import type { ShellViewer } from '../../graphql/shell/shell';

/** Whether a feature is on for this viewer, as the server decided for this page. Unknown names are off. */
export function isFlagOn({ flags }: Pick<ShellViewer, 'flags'>, name: string): boolean {
  return flags.some((flag) => flag.name === name && flag.on);
}
