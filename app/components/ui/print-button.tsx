import { Printer } from 'lucide-react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from './button';

/** Prints the page. Without scripts the browser's own menu does. */
export function PrintButton({ size }: { size?: 'sm' }) {
  if (!useHydrated()) return null;
  return (
    <Button size={size} variant="line" onClick={() => window.print()}>
      <Printer aria-hidden size={20} />
      Print
    </Button>
  );
}
