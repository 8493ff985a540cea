import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './alert.module.css';
import { classes } from './classes';

interface AlertProps {
  tone?: 'info' | 'good' | 'warn' | 'bad';
  /** Nothing is drawn without it, so that a page can hand over what it may have to say. */
  children: ReactNode;
  className?: string;
}

/** A sentence that must not be missed; what went wrong is read out at once, and a form can lead to it. */
export function Alert({ tone = 'bad', children, className }: AlertProps) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <p
      role={tone === 'bad' ? 'alert' : 'status'}
      tabIndex={tone === 'bad' ? -1 : undefined}
      className={classes(styles.alert, styles[tone], className)}
    >
      {children}
    </p>
  );
}

type CalloutProps<Tag extends ElementType> = {
  as?: Tag;
  /** `plain`: a line around it. */
  tone?: 'plain' | 'info' | 'good' | 'warn' | 'bad';
} & Omit<ComponentProps<Tag>, 'as'>;

/** What stands apart from the text around it: nothing of it is read out by itself. */
export function Callout<Tag extends ElementType = 'div'>(props: CalloutProps<Tag>) {
  const { as, tone = 'plain', className, ...rest } = props as CalloutProps<'div'> & { as?: ElementType };
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={classes(styles.callout, styles[tone], className)} />;
}
