import { Link, type LinkProps } from '@remix-run/react';
import { forwardRef } from 'react';
import { type ButtonLook, buttonClass } from './button-class';

/** A link that looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkProps & ButtonLook>(function LinkButton(
  { variant, size, full, className, ...rest },
  ref,
) {
  return <Link {...rest} ref={ref} className={buttonClass({ variant, size, full }, className)} />;
});
