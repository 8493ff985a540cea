import { Printer } from 'lucide-react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from '../ui/button';

/** Prints the page. Without scripts the browser's own menu does. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden size={20} />
      Print
    </Button>
  );
}
