import { sizeInWords } from '../../../rules/class-files';
import { paths } from '../../lib/paths';
import { Grid } from '../ui/layout';
import { Page } from '../ui/page';
import { Section } from '../ui/section';

interface AdminClassViewProps {
  school: {
    name: string;
    owner: string;
    archived: boolean;
    coTeachers: string[];
    students: string[];
    files: { name: string; size: number }[];
    announcementCount: number;
  };
  /** "12 Mar" */
  made: string;
}

/** One class as an administrator sees it: who is in it and what it holds, nothing to change. */
export function AdminClassView({ school, made }: AdminClassViewProps) {
  const { name, owner, archived, coTeachers, students, files, announcementCount } = school;
  return (
    <Page
      width="narrow"
      back={{ to: paths.adminClasses, label: 'Classes' }}
      title={name}
      lead={`Created by ${owner}, ${made}${archived ? ', archived' : ''}. Your visit is logged.`}
    >
      <Section title="Teachers">
        <p>{[`${owner} (owner)`, ...coTeachers].join(', ')}</p>
      </Section>
      <Section title={`Students (${students.length})`}>
        {students.length === 0 ? (
          <p>This class has no students yet.</p>
        ) : (
          <Grid as="ul" least={200} gap={1}>
            {students.map((student, place) => (
              <li key={place}>{student}</li>
            ))}
          </Grid>
        )}
      </Section>
      <Section title="Contents">
        <p>
          {announcementCount === 1 ? '1 announcement' : `${announcementCount} announcements`},{' '}
          {files.length === 1 ? '1 file' : `${files.length} files`}.
        </p>
        <Grid as="ul" least={200} gap={1}>
          {files.map(({ name: file, size }, place) => (
            <li key={place}>
              {file} ({sizeInWords(size)})
            </li>
          ))}
        </Grid>
      </Section>
    </Page>
  );
}
