import { Form } from '@remix-run/react';
import { fileLimits, sizeInWords } from '../../../rules/class-files';
import type { RefusedFile } from '../../lib/class-file-forms';
import { classPaths } from '../../lib/class-paths';
import { TextField } from '../account/text-field';
import styles from '../class-files/class-files.module.css';
import { FileList, type ListedFile } from '../class-files/file-list';
import { UploadArea } from '../class-files/upload-area';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ProgressBar } from '../ui/progress-bar';
import type { ClassHead } from './class-layout';
import portal from './portal.module.css';

interface FilesViewProps {
  school: ClassHead;
  files: ListedFile[];
  /** Those that can be brought back. */
  deleted: ListedFile[];
  refused: RefusedFile[];
  problem: string | null;
  renamed: RefusedName | null;
}

/** A new name that was not taken. */
export interface RefusedName {
  fileId: string;
  name: string;
  /** Somebody else gave the file another name meanwhile. */
  isConflict: boolean;
}

/** The files of a class for those who teach it. */
export function FilesView({ school, files, deleted, refused, problem, renamed }: FilesViewProps) {
  const bytes = [...files, ...deleted].reduce((sum, { size }) => sum + size, 0);
  const room = `${sizeInWords(bytes)} of ${sizeInWords(fileLimits.bytesOfClass)}`;
  return (
    <>
      {problem === null ? null : (
        <p role="alert" className={portal.problem}>
          {problem}
        </p>
      )}
      <section className="card" aria-labelledby="add-files">
        <h2 id="add-files">Share files</h2>
        {school.archivedAt === null ? (
          <>
            <p className={portal.gap}>Your students will find them on the class page and be notified once.</p>
            <UploadArea classId={school.id} refused={refused} />
          </>
        ) : (
          <p className={portal.gap}>This class is archived. Its files are still here. Reopen the class to add more.</p>
        )}
        {bytes === 0 ? null : (
          <p className={styles.room}>
            <span>{room} used</span>
            <ProgressBar value={bytes / fileLimits.bytesOfClass} label={`${room} used`} />
          </p>
        )}
      </section>
      <section className="card" aria-labelledby="shared-files">
        <h2 id="shared-files">Files</h2>
        {files.length === 0 ? (
          <EmptyState plain heading="h3" title="No files yet">
            <p>Worksheets, formula sheets, photos of the board: anything your students should have handy.</p>
          </EmptyState>
        ) : (
          <FileList
            label="Files"
            files={files}
            tools={(file) => <FileTools file={file} renamed={renamed?.fileId === file.id ? renamed : null} />}
          />
        )}
      </section>
      {deleted.length === 0 ? null : (
        <section className="card" aria-labelledby="deleted-files">
          <h2 id="deleted-files">Deleted</h2>
          <p className={portal.gap}>
            Your students can’t see these any more. You can restore each one for {fileLimits.daysToRestore} days.
          </p>
          <FileList
            label="Deleted files"
            files={deleted}
            linked={false}
            tools={({ id, name }) => (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="file" value={id} />
                <Button type="submit" name="intent" value="restore" size="sm" aria-label={`Restore ${name}`}>
                  Restore
                </Button>
              </Form>
            )}
          />
        </section>
      )}
    </>
  );
}

function FileTools({ file: { id, name }, renamed }: { file: ListedFile; renamed: RefusedName | null }) {
  return (
    <>
      <span className={styles.tools}>
        <a href={classPaths.fileDownload(id)} download aria-label={`Download ${name}`}>
          Download
        </a>
      </span>
      <details className={styles.edit} open={renamed !== null || undefined}>
        <summary aria-label={`Rename or delete ${name}`}>Rename or delete…</summary>
        <div className={styles.editForms}>
          <Form method="post" preventScrollReset className={styles.rename}>
            <input type="hidden" name="file" value={id} />
            <input type="hidden" name="seen" value={name} />
            {renamed?.isConflict ? (
              <BothVersions
                by={null}
                at={null}
                fields={[{ name: 'name', label: 'Name', mine: [renamed.name], theirs: [name] }]}
                show={(_name, [text = '']) => text}
              />
            ) : null}
            <TextField
              label="Name"
              name="name"
              defaultValue={renamed?.name ?? name}
              maxLength={fileLimits.longestName}
            />
            <Button type="submit" name="intent" value="rename" aria-label={`Rename ${name}`}>
              Rename
            </Button>
          </Form>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="file" value={id} />
            <Button type="submit" name="intent" value="delete" aria-label={`Delete ${name}`}>
              Delete
            </Button>
          </Form>
        </div>
      </details>
    </>
  );
}
