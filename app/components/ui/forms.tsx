import { Form, type FormProps } from '@remix-run/react';
import { classes } from './classes';
import styles from './field.module.css';

/** A form whose fields stand below each other, no wider than what is typed into them. */
export function StackedForm({ className, ...rest }: FormProps) {
  return <Form method="post" {...rest} className={classes(styles.stacked, className)} />;
}

/** A form of one field, with its button beside it where there is room. */
export function LineForm({ className, ...rest }: FormProps) {
  return <Form method="post" {...rest} className={classes(styles.line, className)} />;
}
