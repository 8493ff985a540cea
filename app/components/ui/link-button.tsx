import { Link, type LinkProps } from '@remix-run/react';
import { type ButtonLook, buttonClass } from './button-class';

/** A link that looks like a button. */
export function LinkButton({ variant, size, full, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, full }, className)} />;
}
