import { Link } from '@remix-run/react';
import type { ClassFormState } from '../../lib/class-form';
import { paths } from '../../lib/paths';
import { ClassFields, type ClassFieldsProps } from './class-fields';
import styles from './portal.module.css';
import { PortalForm } from './portal-form';

interface NewClassViewProps extends Omit<ClassFieldsProps, 'errors'> {
  creationKey: string;
  reply: ClassFormState | undefined;
}

export function NewClassView({ creationKey, reply, values, courses }: NewClassViewProps) {
  return (
    <div className={`page ${styles.narrow}`}>
      <p>
        <Link to={paths.teacher}>Your classes</Link>
      </p>
      <h1>New class</h1>
      <section className="card" aria-label="New class">
        <PortalForm intent="create" reply={reply} submit="Create class" variant="main">
          <input type="hidden" name="creationKey" value={creationKey} />
          <ClassFields values={values} errors={reply?.errors ?? {}} courses={courses} isNew={reply === undefined} />
        </PortalForm>
      </section>
    </div>
  );
}
