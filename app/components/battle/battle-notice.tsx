import { Callout } from '../ui/alert';

/** What came of a request, good or bad; read out at once. */
export function BattleNotice({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <Callout as="p" tone="info" role="alert">
      {children}
    </Callout>
  );
}
