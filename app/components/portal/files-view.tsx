import { Form } from '@remix-run/react';
import { fileLimits, sizeInWords } from '../../../rules/class-files';
import type { RefusedFile } from '../../lib/class-file-forms';
import { classPaths } from '../../lib/class-paths';
import { TextField } from '../account/text-field';
import { FileList, type ListedFile } from '../class-files/file-list';
import { UploadArea } from '../class-files/upload-area';
import { Alert } from '../ui/alert';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { More } from '../ui/choices';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Grow, Stack } from '../ui/layout';
import { ProgressBar } from '../ui/progress-bar';
import { Section } from '../ui/section';
import type { ClassHead } from './class-layout';

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
      <Alert>{problem}</Alert>
      <Section
        title="Share files"
        note={
          school.archivedAt === null
            ? 'Your students will find them on the class page and be notified once.'
            : 'This class is archived. Its files are still here. Reopen the class to add more.'
        }
      >
        {school.archivedAt === null ? <UploadArea classId={school.id} refused={refused} /> : null}
        {bytes === 0 ? null : (
          <Stack gap={2} className="small muted">
            <p>{room} used</p>
            <ProgressBar value={bytes / fileLimits.bytesOfClass} label={`${room} used`} />
          </Stack>
        )}
      </Section>
      <Section title="Files">
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
      </Section>
      {deleted.length === 0 ? null : (
        <Section
          title="Deleted"
          note={`Your students can’t see these any more. You can restore each one for ${fileLimits.daysToRestore} days.`}
        >
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
        </Section>
      )}
    </>
  );
}

function FileTools({ file: { id, name }, renamed }: { file: ListedFile; renamed: RefusedName | null }) {
  return (
    <>
      <a
        href={classPaths.fileDownload(id)}
        download
        aria-label={`Download ${name}`}
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        Download
      </a>
      <More summary="Rename or delete…" label={`Rename or delete ${name}`} open={renamed !== null || undefined}>
        <Stack gap={3}>
          <Stack as={Form} gap={3} method="post" preventScrollReset>
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
            <Cluster align="bottom">
              <Grow least={200}>
                <TextField
                  label="Name"
                  name="name"
                  defaultValue={renamed?.name ?? name}
                  maxLength={fileLimits.longestName}
                />
              </Grow>
              <Button type="submit" name="intent" value="rename" aria-label={`Rename ${name}`}>
                Rename
              </Button>
            </Cluster>
          </Stack>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="file" value={id} />
            <Button type="submit" name="intent" value="delete" aria-label={`Delete ${name}`}>
              Delete
            </Button>
          </Form>
        </Stack>
      </More>
    </>
  );
}
