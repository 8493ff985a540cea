import type { HTMLAttributes } from 'react';

/** A raised paper surface; give it an accessible name where it is a region of its own. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section {...rest} className={className ? `card ${className}` : 'card'} />;
}
