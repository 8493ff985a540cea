import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';

interface SkipStepProps {
  label?: string;
  /** The step before. */
  back?: string;
  /** What follows from passing over it. */
  children?: ReactNode;
}

/** Passes over a step of one's own, which is not offered again; or goes back. */
export function SkipStep({ label = 'Skip this', back, children }: SkipStepProps) {
  return (
    <Form method="post" className={styles.skip}>
      <div className={styles.ways}>
        <Button type="submit" name="intent" value="skip" variant="quiet" size="xl">
          {label}
        </Button>
        {back === undefined ? null : (
          <LinkButton to={paths.onboarding(back)} variant="quiet" size="xl">
            Back
          </LinkButton>
        )}
      </div>
      {children === undefined ? null : <p className={styles.aside}>{children}</p>}
    </Form>
  );
}
