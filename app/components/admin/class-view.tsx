import { Link } from '@remix-run/react';
import { sizeInWords } from '../../../rules/class-files';
import { paths } from '../../lib/paths';
import { AccountPage } from '../account-pages/account-page';
import styles from './classes.module.css';

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
    <AccountPage
      title={name}
      lead={`Created by ${owner}, ${made}${archived ? ', archived' : ''}. Your visit is logged.`}
    >
      <p className="back">
        <Link to={paths.adminClasses}>Classes</Link>
      </p>
      <section className="card" aria-labelledby="teachers">
        <h2 id="teachers">Teachers</h2>
        <p>{[`${owner} (owner)`, ...coTeachers].join(', ')}</p>
      </section>
      <section className="card" aria-labelledby="students">
        <h2 id="students">Students ({students.length})</h2>
        {students.length === 0 ? (
          <p>This class has no students yet.</p>
        ) : (
          <ul className={styles.names}>
            {students.map((student, place) => (
              <li key={place}>{student}</li>
            ))}
          </ul>
        )}
      </section>
      <section className="card" aria-labelledby="holds">
        <h2 id="holds">Contents</h2>
        <p>
          {announcementCount === 1 ? '1 announcement' : `${announcementCount} announcements`},{' '}
          {files.length === 1 ? '1 file' : `${files.length} files`}.
        </p>
        <ul className={styles.names}>
          {files.map(({ name: file, size }, place) => (
            <li key={place}>
              {file} ({sizeInWords(size)})
            </li>
          ))}
        </ul>
      </section>
    </AccountPage>
  );
}
