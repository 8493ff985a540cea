import { Printer } from 'lucide-react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from './button';
import type { ButtonLook } from './button-class';

/** Prints the page. Without scripts the browser's own menu does. */
export function PrintButton({ size, variant = 'line' }: Pick<ButtonLook, 'size' | 'variant'>) {
  if (!useHydrated()) return null;
  return (
    <Button size={size} variant={variant} onClick={() => window.print()}>
      <Printer aria-hidden size={20} />
      Print
    </Button>
  );
}
