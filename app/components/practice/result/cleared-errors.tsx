import { Callout } from '../../ui/alert';
import { errorCount } from './result-messages';

/** What the set cleared in the logbook: errors fixed, and fixes that a second right answer confirmed. */
export function ClearedErrors({ fixed, confirmed }: { fixed: number; confirmed: number }) {
  if (fixed === 0 && confirmed === 0) return null;
  return (
    <Callout as="ul" tone="good">
      {fixed > 0 ? <li>{errorCount(fixed)} fixed</li> : null}
      {confirmed > 0 ? <li>{errorCount(confirmed)} confirmed: still correct at least a day later</li> : null}
    </Callout>
  );
}
