import { Page } from '../ui/page';
import { type AuditLine, AuditList } from './audit-list';
import { FlagCard } from './flag-card';
import type { FlagSetting, RefusedFlag } from './flag-setting';

interface FlagsViewProps {
  flags: FlagSetting[];
  entries: AuditLine[];
  refused: RefusedFlag | null;
}

/** Every flag with its switch, and what was decided before. */
export function FlagsView({ flags, entries, refused }: FlagsViewProps) {
  return (
    <Page
      width="narrow"
      title="Feature flags"
      lead="Changes apply straight away, without a restart. People who are logged in see them on the next page they open, visitors within about a minute."
    >
      {flags.map((flag) => (
        <FlagCard
          key={`${flag.name} ${flag.updatedAt ?? ''}`}
          flag={flag}
          refused={refused?.name === flag.name ? refused : null}
        />
      ))}
      <AuditList entries={entries} />
    </Page>
  );
}
