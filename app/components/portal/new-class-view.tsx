import type { ClassFormState } from '../../lib/class-form';
import { paths } from '../../lib/paths';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { ClassFields, type ClassFieldsProps } from './class-fields';
import { PortalForm } from './portal-form';

interface NewClassViewProps extends Omit<ClassFieldsProps, 'errors'> {
  creationKey: string;
  reply: ClassFormState | undefined;
}

export function NewClassView({ creationKey, reply, values, courses }: NewClassViewProps) {
  return (
    <Page title="New class" back={{ to: paths.teacher, label: 'Your classes' }} width="reading">
      <Section label="New class">
        <PortalForm intent="create" reply={reply} submit="Create class" variant="main">
          <input type="hidden" name="creationKey" value={creationKey} />
          <ClassFields values={values} errors={reply?.errors ?? {}} courses={courses} isNew={reply === undefined} />
        </PortalForm>
      </Section>
    </Page>
  );
}
