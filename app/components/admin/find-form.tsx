import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import styles from './find-form.module.css';

/** The field that an administrator finds something by, with its button; what is looked for stands in the address. */
export function FindForm({ children }: { children: ReactNode }) {
  return (
    <Form method="get" className={styles.find}>
      {children}
      <Button type="submit">Find</Button>
    </Form>
  );
}
