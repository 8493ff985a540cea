import { paths, type Query } from '../../lib/paths';
import { buttonClass } from '../ui/button-class';
import { Stack } from '../ui/layout';
import styles from './account-frame.module.css';

interface ProviderButtonProps {
  /** As people know it: "your school account". */
  name: string;
  /** What is gone on with afterwards, as the page's own address has it. */
  query?: Query;
}

/** The other way in. A plain link: the browser leaves the site and comes back. */
export function ProviderButton({ name, query = {} }: ProviderButtonProps) {
  return (
    <Stack>
      <p className={styles.or}>or</p>
      <a href={paths.providerLogin(query)} className={buttonClass({ variant: 'line', size: 'xl', full: true })}>
        {`Continue with ${name}`}
      </a>
    </Stack>
  );
}
